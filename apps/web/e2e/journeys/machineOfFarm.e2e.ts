import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { entriesOn } from '../account/deviceEntries.ts';
import { panel } from '../account/accountScreen.ts';
import { untilAlive } from '../browser/browser.ts';
import { joinAll, keepDraft, openFarm, press, untilSent } from './farmOfRoles.ts';

const place = { farm: 'Beck Farm', domain: 'beckfarm.example' };

/** Of the catalogue, whose tank of 2,000 L is filled to 1,900 L until somebody types what it holds. */
const machine: Partial<MixForm> = {
  machineId: 'trailed-2000-18',
  tankCapacityL: 2000,
  deadVolumeL: 12,
  tankResidualL: 8,
  finestFilterMesh: 50,
  gaugeStepL: 100,
  nozzle: { nozzleId: 'xr11003', nozzleCount: 36 },
  travelSpeedKmPerH: 11,
};
const job: MixForm = {
  sprayAreaHa: 57,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: urea.products,
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** The answer of the mix on the screen, once it has a plan. */
async function answerOn(page: Page): Promise<string> {
  const answer = page.locator('[data-answer]');
  await expect.poll(() => answer.innerText()).toMatch(/\bloads?\b/);
  return answer.innerText();
}

const machineOf = (draft: object): object =>
  Object.fromEntries(
    Object.keys(machine).map((name) => [name, (draft as Record<string, unknown>)[name]]),
  );

it('saves a machine with its typed tank, and another person’s new device plans the same loads', async () => {
  const desk = await openFarm(place.farm, place.domain);
  const [operator] = await joinAll(desk, ['Operator'], place);
  if (operator === undefined) throw new Error('nobody joined');
  await keepDraft(desk, 57, { ...job, ...machine });
  await open(desk, '/');
  await press(desk, 'Save as my machine');
  await desk.getByText('your saved machine').waitFor();
  await untilSent(desk);
  await open(desk, '/mix');
  const planned = await answerOn(desk);

  // A device on which no machine was chosen: the mix takes the farm's, and says so.
  await operator.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    job,
  );
  await open(operator, '/mix');
  await operator.getByText(/2000 L, 18 m is your saved machine/).waitFor();
  expect(await answerOn(operator)).toBe(planned);
  await operator.getByText('2,000 L').first().waitFor();
  const kept = await operator.evaluate(() => localStorage.getItem('mix.draft'));
  const { value: draft } = JSON.parse(kept ?? '{}') as { value: object };
  expect(machineOf(draft)).toEqual(machine);

  // A job that is handed over has the same machine and the same loads.
  await open(desk, '/result');
  await press(desk, 'Hand over');
  await panel(desk).getByRole('button', { name: 'Operator P.', exact: true }).click();
  await panel(desk).getByRole('button', { name: 'Send' }).click();
  await panel(desk)
    .getByText(/^Handed over/)
    .waitFor();
  await untilSent(desk);
  await open(operator, '/');
  const told = async (): Promise<object> => {
    const found = (await entriesOn(operator)).find(({ collection }) => collection === 'jobs');
    const fields = found?.fields as { told?: { draft?: object } } | undefined;
    return machineOf(fields?.told?.draft ?? {});
  };
  await expect.poll(told).toEqual(machine);

  // Both see one machine under Farm, with the tank that was typed.
  for (const page of [desk, operator]) {
    await open(page, '/farm?machines');
    await page
      .getByRole('link', { name: /^Trailed boom sprayer 2000 L, 18 m.*2,000 L.*36 × XR11003/ })
      .waitFor();
  }
});
