import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { entriesOn } from '../account/deviceEntries.ts';
import { panel } from '../account/accountScreen.ts';
import { untilAlive, untilKept } from '../browser/browser.ts';
import { joinAll, keepDraft, openFarm, press, untilSent } from './farmOfRoles.ts';

const place = { farm: 'Tarn Station', domain: 'tarnstation.example' };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

async function addPaddock(page: Page, name: string): Promise<void> {
  await keepDraft(page, 6);
  await open(page, '/mix');
  await press(page, 'Paddock Not set');
  await panel(page).getByRole('textbox', { name: /^Name/ }).fill(name);
  await panel(page).getByRole('button', { name: 'Add it and use it' }).click();
  await press(page, `Paddock ${name}`);
}

async function saveMachine(page: Page, nozzleId: string): Promise<void> {
  await keepDraft(page, 6, { nozzle: { nozzleId, nozzleCount: 3 } });
  await open(page, '/');
  await press(page, /^Save as (?:my|another) machine$/);
  await page.getByText('your saved machine').waitFor();
}

/** Keeps a catch test with every nozzle caught, so that only the result is left to press. */
async function keepCatchTest(page: Page, by: string): Promise<void> {
  const value = {
    setup: {
      machineId: 'tnf-multi-1000',
      boomConfigurationId: null,
      nozzleId: 'xr11003',
      nozzleCount: 3,
      pressureBar: 3,
      waterTemperatureC: null,
      tolerancePct: 10,
      goodForMonths: 6,
      by,
      seconds: 30,
    },
    testId: null,
    places: [1, 2, 3],
    at: 3,
    catches: [1, 2, 3].map((nozzle) => ({ nozzle, volumeML: 590, seconds: 30, renewedAt: null })),
    clock: null,
    text: '',
    part: 'result',
    next: 'result',
    runs: [],
    distanceM: 100,
    runClock: null,
  };
  await page.evaluate((walk) => {
    localStorage.setItem('mix.catchWalk', JSON.stringify({ schema: 1, value: walk }));
  }, value);
  await open(page, '/catchtest');
  await press(page, 'Keep');
  await page.getByRole('button', { name: 'Start with nozzle 1' }).waitFor();
}

async function learnCode(page: Page, code: string): Promise<void> {
  await open(page, '/products?scan');
  await page.getByRole('textbox', { name: /^Digits below/ }).fill(code);
  await press(page, 'Look up');
  await page.getByText('Say once what it is.').waitFor();
  await page.getByRole('searchbox').last().fill('urea');
  await page.getByRole('button', { name: /^Urea/ }).first().click();
  await page.getByRole('textbox', { name: /^In each pack/ }).fill('25');
  await press(page, 'Remember this code');
  await page.getByRole('link', { name: 'Delivery' }).waitFor();
}

async function planRound(page: Page, name: string): Promise<void> {
  await keepDraft(page, 6, { name });
  await open(page, '/reporting?season=new');
  await page.getByLabel('Day').fill('2026-12-14');
  await press(page, /^Keep the round/);
  await page.getByText(name).first().waitFor();
}

/** Waits until a document came to a device by way of the farm, and is synced there. */
const reaches = async (page: Page, collection: string, text: string): Promise<void> => {
  const isThere = async () =>
    (await entriesOn(page)).some(
      (entry) =>
        entry.owner.includes('/') &&
        entry.collection === collection &&
        entry.place === 'synced' &&
        JSON.stringify(entry).includes(text),
    );
  await expect.poll(isThere, { message: `${collection} with ${text}` }).toBe(true);
};

it('takes what each role keeps of the ground, from the valley too, and shows it to the others', async () => {
  const desk = await openFarm(place.farm, place.domain);
  const [manager, operator, adviser] = await joinAll(desk, ['Manager', 'Operator', 'Adviser'], {
    ...place,
    withApp: ['Operator', 'Adviser'],
  });
  if (!manager || !operator || !adviser) throw new Error('somebody is missing');
  for (const page of [manager, operator, adviser]) await open(page, '/');

  // Roles that work on the farm keep the ground, the machine and the packs, with a signal and
  // without.
  for (const [page, who, other, nozzleId, isOffline] of [
    [desk, 'Olive', manager, 'xr11003', false],
    [operator, 'Oscar', desk, 'xr11004', true],
    [manager, 'Mina', desk, 'xr11005', false],
  ] as const) {
    if (isOffline) {
      await open(page, '/');
      await untilKept(page);
      await page.context().setOffline(true);
    }
    await addPaddock(page, `Block of ${who}`);
    await saveMachine(page, nozzleId);
    await keepCatchTest(page, who);
    await learnCode(page, `PACK/${who}`);
    if (isOffline) {
      expect((await entriesOn(other)).some((entry) => JSON.stringify(entry).includes(who))).toBe(
        false,
      );
      await page.context().setOffline(false);
    }
    await untilSent(page);
    await reaches(other, 'paddocks', `Block of ${who}`);
    await reaches(other, 'machine', nozzleId);
    await reaches(other, 'catchTests', `"by":"${who}"`);
    await reaches(other, 'codes', `PACK/${who}`);
  }

  // Roles that plan make the rounds over these paddocks.
  for (const [page, who, other, isOffline] of [
    [desk, 'Olive', adviser, false],
    [adviser, 'Ada', desk, true],
    [manager, 'Mina', operator, false],
  ] as const) {
    if (isOffline) {
      await open(page, '/');
      await untilKept(page);
      await reaches(page, 'paddocks', 'Block of Mina');
      await page.context().setOffline(true);
    }
    await planRound(page, `Round of ${who}`);
    if (isOffline) await page.context().setOffline(false);
    await untilSent(page);
    await reaches(other, 'rounds', `Round of ${who}`);
  }

  // The screens of another person show all of it.
  await open(desk, '/ground');
  for (const who of ['Olive', 'Oscar', 'Mina']) {
    await desk.getByText(`Block of ${who}`).first().waitFor();
  }
  await open(desk, '/reporting?season');
  await desk.getByText('Round of Ada').first().waitFor();
  await open(manager, '/products?scan');
  await manager.getByRole('textbox', { name: /^Digits below/ }).fill('PACK/Oscar');
  await press(manager, 'Look up');
  await manager.getByRole('link', { name: 'Delivery' }).waitFor();
});
