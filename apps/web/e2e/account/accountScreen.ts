import type { Locator, Page } from 'playwright-core';
import { untilAlive } from '../browser/browser.ts';

export const password = 'spread lime in spring';

const givenOut = new Map<string, number>();

/** An address that no test has registered before, not even an earlier try of this test. */
export function newEmail(name: string, domain = 'hillfarm.example'): string {
  const address = `${name}@${domain}`;
  const count = (givenOut.get(address) ?? 0) + 1;
  givenOut.set(address, count);
  return count === 1 ? address : `${name}.${count}@${domain}`;
}

/** The panel over the screen. */
export const panel = (page: Page): Locator => page.getByRole('dialog');

/** Opens Home, which has the account's name or the sign-in button at the top. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilAlive(page);
}

/** The button in the header: the account's name, or the sign-in. */
export const chip = (page: Page): Locator =>
  page.locator('#root > div > header button:not([aria-pressed])');

/** The sync status: the line at the top of Home that says where the documents are. */
export const strip = (page: Page, text: string | RegExp): Locator =>
  page.locator('main').getByRole('button', { name: text });

export async function openAccount(page: Page): Promise<void> {
  await chip(page).click();
  await panel(page).waitFor();
}

/** Presses the button that sends a form of the panel. */
export const send = (page: Page, name: string): Promise<void> =>
  panel(page).locator('form').getByRole('button', { name, exact: true }).click();

export async function register(page: Page, name: string, email: string): Promise<void> {
  await openHome(page);
  await openAccount(page);
  await panel(page).getByRole('button', { name: 'Register' }).click();
  await panel(page).getByLabel('Name').fill(name);
  await panel(page).getByLabel('E-mail').fill(email);
  await panel(page).getByLabel('Password', { exact: true }).fill(password);
  await send(page, 'Register');
  await panel(page).getByText('E-mail not confirmed').waitFor();
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await openHome(page);
  await openAccount(page);
  await panel(page).getByLabel('E-mail').fill(email);
  await panel(page).getByLabel('Password', { exact: true }).fill(secret);
  await send(page, 'Sign in');
}

/** Opens one of the folded sections of the account. */
export const unfold = (page: Page, name: string): Promise<void> =>
  panel(page).locator('summary', { hasText: name }).click();
