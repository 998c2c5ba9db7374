import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { panel, register, strip } from '../account/accountScreen.ts';
import { saveMix } from '../account/savedMixes.ts';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { urea } from '../../src/mix/testing/exampleMixes.ts';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).last().click();

const ROLES = ['Manager', 'Operator', 'Adviser', 'Contractor'] as const;
type Role = (typeof ROLES)[number];

async function linkFor(desk: Page, role: Role): Promise<string> {
  await press(desk, 'Invite someone');
  await panel(desk).getByLabel('Whom is it for?').fill(`${role} P.`);
  await panel(desk).getByRole('button', { name: role }).click();
  const link = await panel(desk)
    .getByText(/\/join#/)
    .innerText();
  await panel(desk).getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Somebody with an account of their own, on the farm with a role. */
async function joined(desk: Page, role: Role): Promise<Page> {
  const link = await linkFor(desk, role);
  const { page } = await openFreshPage();
  await register(page, `${role} P.`, `${role.toLowerCase()}@lakestation.example`);
  await page.goto(link);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('You belong to Lake Station now.').waitFor();
  return page;
}

const keepDraft = (page: Page, areaHa: number): Promise<void> =>
  page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId: 'tnf-multi-1000', deadVolumeL: 0, sprayAreaHa: areaHa },
  );

/** Nothing waits here and nothing was refused: the farm has it. */
async function untilSent(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
  await strip(page, /Synced/).waitFor();
  expect(await strip(page, /not saved/).count()).toBe(0);
}

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

/** Takes the job that is there, fills its load and records it. */
async function takeFillRecord(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
  await press(page, 'Take the job');
  await page.getByText(/^Yours since/).waitFor();
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  await press(page, 'Save the record');
  await page.getByText('Saved on this device', { exact: true }).waitFor();
}

it('takes from each role what it may write, and shows it to the owner', async () => {
  const { page: desk } = await openFreshPage();
  await register(desk, 'Olive', 'olive@lakestation.example');
  await desk.goto('/people');
  await press(desk, 'New farm');
  await desk.getByLabel('Name of the farm').fill('Lake Station');
  await press(desk, 'Make the farm');
  await desk.getByRole('heading', { name: 'Lake Station' }).waitFor();
  const pages: Partial<Record<Role, Page>> = {};
  for (const role of ROLES) pages[role] = await joined(desk, role);
  const { Manager: manager, Operator: operator, Adviser: adviser, Contractor: contractor } = pages;
  if (!manager || !operator || !adviser || !contractor) throw new Error('somebody is missing');

  // A mix: everybody who plans. The shed: whoever works there.
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

  // A job: told by the owner or the manager, done by the operator and by the contractor.
  await handOver(desk, 'Contractor P.', 7);
  await untilSent(desk);
  await takeFillRecord(contractor);
  await untilSent(contractor);
  await handOver(manager, 'Operator P.', 6);
  await untilSent(manager);
  await takeFillRecord(operator);
  await untilSent(operator);

  // The owner sees the record of each, checks it, and with that it is locked.
  for (const [who, page] of [
    ['Contractor P.', contractor],
    ['Operator P.', operator],
  ] as const) {
    await desk.goto('/');
    await untilAlive(desk);
    await desk.getByRole('button', { name: new RegExp(`${who}.*Sprayed`, 's') }).click();
    await panel(desk).getByRole('link', { name: 'Open the record' }).waitFor();
    await expectClean(desk);
    await press(desk, 'Check and lock');
    await panel(desk)
      .getByText(/^Olive, /)
      .last()
      .waitFor();
    await untilSent(desk);
    await page.goto('/');
    await untilAlive(page);
    await page
      .getByRole('button', { name: /Checked/s })
      .first()
      .click();
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
