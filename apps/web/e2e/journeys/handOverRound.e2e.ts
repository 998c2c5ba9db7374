import type { Page } from 'playwright-core';
import { paddockKind } from '@mix/documents';
import { expect, it } from 'vitest';
import { panel } from '../account/accountScreen.ts';
import { untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { words } from '../job/fillScreen.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { everyPart } from '../../src/plan/testing/exampleMixes.ts';
import { joinAll, keepDraft, openFarm, press, untilSent } from './farmOfRoles.ts';

const place = { farm: 'Ridge Station', domain: 'ridgestation.example' };

const AREAS_HA = { Creek: 4, Flats: 6.5, Gully: 3.1, Hill: 12, Ridge: 8.4, Terrace: 5 };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Puts six paddocks on the device of somebody on a farm, to be sent to it. */
async function addPaddocks(page: Page): Promise<void> {
  const owner = await page.evaluate(() => {
    const { uid, farmId } = JSON.parse(localStorage.getItem('mix.place') ?? '{}') as {
      uid: string;
      farmId: string;
    };
    return `${uid}/${farmId}`;
  });
  await seedDocuments(
    page,
    Object.entries(AREAS_HA).map(([name, areaHa]) => ({
      collection: 'paddocks' as const,
      id: name.toLowerCase(),
      value: paddockKind.serialise({
        ...{ name, areaHa, landUse: 'pasture', outline: null, earlierNames: [], retired: false },
      }),
    })),
    owner,
  );
}

/** The days under which jobs stand on Home, with the names of the paddocks. */
const due = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-due]')].map((day) => [
      day.getAttribute('data-due') ?? '',
      day.textContent,
    ]),
  );

it('a round of six paddocks goes to two people by day, a job each, and is planned once', async () => {
  const desk = await openFarm(place.farm, place.domain);
  const [operator, contractor] = await joinAll(desk, ['Operator', 'Contractor'], place);
  if (!operator || !contractor) throw new Error('somebody is missing');

  await addPaddocks(desk);
  const { name: _name, nitrogenAppliedKgPerHa: _nitrogen, ...mix } = everyPart;
  await keepDraft(desk, 5, { ...mix, sprayAreaHa: 5, name: 'Urea 20' });
  await open(desk, '/reporting?season=new');
  await desk.getByRole('button', { name: /^Keep the round: 39/ }).click();
  await desk.getByRole('button', { name: 'Hand over' }).click();
  await panel(desk).getByRole('button', { name: 'Operator P.' }).click();
  await panel(desk).getByRole('button', { name: 'Contractor P.' }).click();
  await panel(desk).getByRole('button', { name: 'By day' }).click();
  await panel(desk)
    .getByText(/39\sha in 3 days/)
    .waitFor();
  // Hours of each person, by the speed and width of the machine.
  const told = (await panel(desk).innerText()).replaceAll(/\s+/g, ' ');
  expect(told).toMatch(/Operator P\., 3 jobs \d+(\.\d)? h/);
  await expectClean(desk);
  await panel(desk).getByRole('button', { name: 'Send 6 jobs' }).click();
  await panel(desk)
    .getByText(/^6 jobs are handed over/)
    .waitFor();
  await panel(desk).getByRole('button', { name: 'Done' }).last().click();
  await desk.getByText('What is left of this round is handed over.').waitFor();
  await untilSent(desk);

  // The season counts each paddock once: six to be done, and no more ground than there is.
  await open(desk, '/reporting?season');
  await desk.getByText('0 of 6 done').waitFor();
  expect(await words(desk)).toMatch(/39 ha/);

  await open(contractor, '/');
  await contractor.getByRole('button', { name: 'Take the job' }).waitFor();
  // The next job stands above the list of all that are due.
  await expect.poll(async () => (await due(contractor)).length).toBe(3);
  const ofContractor = (await due(contractor)).map(([, text]) => text).join(' ');
  const mine = Object.keys(AREAS_HA).filter((name) => ofContractor.includes(name));
  expect(mine).toHaveLength(3);

  await open(operator, '/');
  await operator.getByRole('button', { name: 'Take the job' }).waitFor();
  await expect.poll(async () => (await due(operator)).length).toBe(3);
  const all = (await due(operator)).map(([, text]) => text).join(' ');
  expect(Object.keys(AREAS_HA).filter((name) => all.includes(name))).toHaveLength(6);
  await expectClean(operator);
  await press(operator, 'Take the job');
  await operator.getByText(/^Yours since/).waitFor();
});
