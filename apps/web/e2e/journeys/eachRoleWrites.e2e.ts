import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { panel } from '../account/accountScreen.ts';
import { saveMix } from '../account/savedMixes.ts';
import { untilAlive, untilKept } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { joinAll, keepDraft, openFarm, press, ROLES, untilSent } from './farmOfRoles.ts';

async function countUrea(page: Page): Promise<void> {
  await page.goto('/products?count=urea');
  await untilAlive(page);
  await page.getByRole('textbox', { name: /^Loose/ }).fill('40');
  await press(page, 'Keep it');
}

async function handOver(desk: Page, name: string, areaHa: number): Promise<void> {
  await keepDraft(desk, areaHa);
  await desk.goto('/result');
  await untilAlive(desk);
  await desk.getByRole('button', { name: 'Hand over' }).click();
  await panel(desk).getByRole('button', { name, exact: true }).click();
  await panel(desk).getByRole('button', { name: 'Send' }).click();
  await panel(desk)
    .getByText(/^Handed over/)
    .waitFor();
}

/** Takes the job on Home, then fills its load and records it without a signal. */
async function takeFillRecord(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Take the job' }).waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  await press(page, 'Take the job');
  await page.getByText(/^Yours since/).waitFor();
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  await press(page, 'Save the record');
  await page.getByText('Saved on this device', { exact: true }).waitFor();
  await page.context().setOffline(false);
}

it('takes from each role what it may write, and shows it to the owner', async () => {
  const place = { farm: 'Lake Station', domain: 'lakestation.example' };
  const desk = await openFarm(place.farm, place.domain);
  const [manager, operator, adviser, contractor] = await joinAll(desk, ROLES, {
    ...place,
    withApp: ['Operator', 'Contractor'],
  });
  if (!manager || !operator || !adviser || !contractor) throw new Error('somebody is missing');

  // A mix: every role that plans. The stock: every role that works on the farm.
  for (const [page, name] of [
    [desk, 'Of the owner'],
    [manager, 'Of the manager'],
    [operator, 'Of the operator'],
    [adviser, 'Of the adviser'],
  ] as const) {
    await saveMix(page, name);
    await untilSent(page);
  }
  for (const page of [desk, manager, operator]) {
    await countUrea(page);
    await untilSent(page);
  }

  // A job: handed over by the owner or the manager, done by the operator and by the contractor.
  await handOver(desk, 'Contractor P.', 7);
  await untilSent(desk);
  await takeFillRecord(contractor);
  await untilSent(contractor);
  await handOver(manager, 'Operator P.', 6);
  await untilSent(manager);
  await takeFillRecord(operator);
  await untilSent(operator);

  // The owner sees each record and checks it, which locks it.
  for (const [who, page, job] of [
    ['Contractor P.', contractor, /7 ha.*Checked/s],
    ['Operator P.', operator, /6 ha.*Checked/s],
  ] as const) {
    await desk.goto('/');
    await untilAlive(desk);
    await desk.getByRole('button', { name: new RegExp(`${who}.*Sprayed`, 's') }).click();
    await panel(desk).getByRole('link', { name: 'Open the record' }).waitFor();
    await expectClean(desk);
    await press(desk, 'Check and lock');
    // The button has another word while the check is saved, and the name of whoever handed the job
    // over stands there before it too: the state of the job alone tells that the device has it.
    await panel(desk).getByText('Checked', { exact: true }).first().waitFor();
    await untilSent(desk);
    await page.goto('/');
    await untilAlive(page);
    await page.getByRole('button', { name: job }).click();
    await panel(page).getByRole('link', { name: 'Open the record' }).click();
    if (page === contractor) {
      await page
        .getByText(/Its job was checked\. From then on/)
        .first()
        .waitFor();
      continue;
    }
    await page.getByText(/Olive checked its job/).waitFor();
    await page.getByRole('textbox', { name: 'Notes' }).fill('The gate was shut');
    await page.getByRole('textbox', { name: 'Reason for the change' }).fill('Forgot it');
    await press(page, 'Save the change');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    await untilSent(page);
  }
  await desk.goto('/reporting');
  await desk
    .getByText(/^2 records$/)
    .first()
    .waitFor();
});
