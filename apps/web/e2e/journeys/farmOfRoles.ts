import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, panel, register, strip } from '../account/accountScreen.ts';
import { openFreshPage, openWithApp, untilAlive } from '../browser/browser.ts';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).last().click();

export const ROLES = ['Manager', 'Operator', 'Adviser', 'Contractor'] as const;
type Role = (typeof ROLES)[number];

/** An owner with an account and a farm of that name, whose e-mails end in `domain`. */
export async function openFarm(name: string, domain: string): Promise<Page> {
  const { page: desk } = await openFreshPage();
  await register(desk, 'Olive', newEmail('olive', domain));
  await desk.goto('/people');
  await press(desk, 'New farm');
  await desk.getByLabel('Name of the farm').fill(name);
  await press(desk, 'Make the farm');
  await desk.getByRole('heading', { name }).waitFor();
  return desk;
}

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

interface Joining {
  readonly farm: string;
  readonly domain: string;
  /** Roles whose devices hold the app, and so open its screens without a signal. */
  readonly withApp?: readonly Role[];
}

async function join(link: string, role: Role, { farm, domain, withApp }: Joining): Promise<Page> {
  const { page } = await (withApp?.includes(role) === true ? openWithApp() : openFreshPage());
  await register(page, `${role} P.`, newEmail(role.toLowerCase(), domain));
  await page.goto(link);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText(`You belong to ${farm} now.`).waitFor();
  return page;
}

/** People with an account of their own, one for each role, on the farm that the desk has open. */
export async function joinAll(
  desk: Page,
  roles: readonly Role[],
  joining: Joining,
): Promise<readonly Page[]> {
  const links: [Role, string][] = [];
  for (const role of roles) links.push([role, await linkFor(desk, role)]);
  return Promise.all(links.map(([role, link]) => join(link, role, joining)));
}

export const keepDraft = (page: Page, areaHa: number, more: Partial<MixForm> = {}): Promise<void> =>
  page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId: 'tnf-multi-1000', deadVolumeL: 0, sprayAreaHa: areaHa, ...more },
  );

/** Waits until nothing waits on this device and nothing was refused: the farm has it all. */
export async function untilSent(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
  await strip(page, /Synced/).waitFor();
  expect(await strip(page, /not saved/).count()).toBe(0);
}
