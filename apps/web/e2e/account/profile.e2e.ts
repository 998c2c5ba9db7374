import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  chip,
  newEmail,
  openAccount,
  openHome,
  panel,
  register,
  send,
  signIn,
  unfold,
} from './accountScreen.ts';
import { openFreshPage } from '../browser/browser.ts';

/** Opens the form of name and region, which stands there once the profile is loaded. */
async function openProfile(page: Page): Promise<void> {
  await unfold(page, 'Profile');
  await panel(page).getByLabel('Region').waitFor();
}

it('keeps name and region in the account, and shows them on the other device at once', async () => {
  const email = newEmail('profile');
  const { page, close } = await openFreshPage();
  await register(page, 'Jo Marsh', email);
  await openProfile(page);
  expect(await panel(page).getByLabel('Name').inputValue()).toBe('Jo Marsh');
  expect(await panel(page).getByLabel('Region').inputValue()).toBe('');

  const other = await openFreshPage();
  await signIn(other.page, email);
  await panel(other.page).waitFor({ state: 'detached' });
  await expect.poll(() => chip(other.page).innerText()).toBe('Jo Marsh');

  await panel(page).getByLabel('Name').fill('Johanna Marsh');
  await panel(page).getByLabel('Region').selectOption({ label: 'New Zealand' });
  await send(page, 'Save');
  await panel(page).getByText('Saved in your account.').waitFor();
  await chip(other.page).getByText('Johanna Marsh').waitFor();
  await openAccount(other.page);
  await openProfile(other.page);
  expect(await panel(other.page).getByLabel('Region').inputValue()).toBe('NZ');
  await other.close();
  await close();
});

it('takes a change without a signal, and sends it when there is one, after a reload too', async () => {
  const email = newEmail('profile-offline');
  const { page, close } = await openFreshPage();
  await register(page, 'Ana', email);
  await openProfile(page);
  // The pages still load; the account's documents cannot be reached.
  const database = '**/google.firestore*/**';
  const cut = (route: { abort: () => Promise<void> }) => route.abort();
  await page.context().route(database, cut);
  await panel(page).getByLabel('Name').fill('Ana Tui');
  await send(page, 'Save');
  await panel(page).getByText('Saved on this device').waitFor();
  await chip(page).getByText('Ana Tui').waitFor();

  await page.reload();
  await chip(page).getByText('Ana Tui').waitFor();
  await openAccount(page);
  await openProfile(page);
  expect(await panel(page).getByLabel('Name').inputValue()).toBe('Ana Tui');
  await page.context().unroute(database, cut);

  const other = await openFreshPage();
  await signIn(other.page, email);
  await chip(other.page).getByText('Ana Tui').waitFor();
  await other.close();
  await close();
});

it('gives everything of the account as one file', async () => {
  const { page, close } = await openFreshPage();
  const email = newEmail('export');
  await register(page, 'Export', email);
  await openProfile(page);
  await unfold(page, 'Export my data');
  const download = page.waitForEvent('download');
  await send(page, 'Save the file');
  const file = await (await download).path();
  const all = JSON.parse(await readFile(file, 'utf8')) as {
    profile: Record<string, unknown>;
    errors: unknown;
  };
  expect(all.profile).toMatchObject({
    name: 'Export',
    email,
    region: '',
  });
  expect(Object.keys(all)).toEqual(['profile', 'documents', 'errors']);
  expect(all.errors).toEqual([]);
  await close();
});

it('says before signing out what would be lost', async () => {
  const { page, close } = await openFreshPage();
  await register(page, 'Hemi', newEmail('unsent'));
  await openProfile(page);
  await page.context().route(/google\.firestore|\/v1\/projects\//, (route) => route.abort());
  await page.goto('/products?product=urea');
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await page.getByRole('button', { name: 'Favourite', exact: true, pressed: true }).waitFor();
  await openHome(page);
  await openAccount(page);
  const signOut = panel(page).getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  await panel(page).getByText('One change is only on this device').waitFor();
  await panel(page).getByRole('button', { name: 'Stay signed in' }).click();
  expect(await panel(page).getByText('only on this device').count()).toBe(0);
  await signOut.click();
  await panel(page).getByRole('button', { name: 'Sign out and lose them' }).click();
  await panel(page).getByLabel('E-mail').waitFor();
  await expect.poll(() => chip(page).innerText()).toBe('Sign in');
  await close();
});

it('leaves nothing of the account on a shared phone', async () => {
  const email = newEmail('shared');
  const { page, close } = await openFreshPage();
  await register(page, 'Wiremu Secret', email);
  await openProfile(page);
  await panel(page).getByRole('button', { name: 'Sign out' }).click();
  await panel(page).getByLabel('Password', { exact: true }).waitFor();
  // The e-mail is gone too, even as text typed before.
  expect(await panel(page).getByLabel('E-mail').inputValue()).toBe('');
  await openHome(page);
  await expect.poll(() => storedText(page)).not.toContain('Wiremu Secret');
  await expect.poll(() => chip(page).innerText()).toBe('Sign in');
  await close();
});

/** Everything that the browser stores for the site, as one text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('not read'));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(await answer(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
