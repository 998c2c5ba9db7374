import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import { newEmail, panel, password, register, signIn, strip } from './accountScreen.ts';
import { openFreshPage, untilAlive } from '../browser/browser.ts';

async function openHomeWith(page: Page, machineId: string): Promise<void> {
  await page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId },
  );
  await page.goto('/');
  await untilAlive(page);
}

it('saves the machine of the mix, and offers it on another device', async () => {
  const email = newEmail('machine');
  const phone = await openFreshPage();
  await register(phone.page, 'Jo', email);
  await panel(phone.page).getByRole('button', { name: 'Close' }).click();
  await openHomeWith(phone.page, 'tnf-multi-1000');
  await phone.page.getByRole('button', { name: 'Save as my machine' }).click();
  await phone.page.getByText('your saved machine').waitFor();
  await strip(phone.page, /Synced/).waitFor();

  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });
  await office.page.getByRole('button', { name: 'Use it' }).click();
  await office.page.getByRole('link', { name: 'Change' }).waitFor();
  expect(await office.page.evaluate(() => localStorage.getItem('mix.draft'))).toContain(
    'tnf-multi-1000',
  );
  expect(phone.complaints).toEqual([]);
  await office.close();
  await phone.close();
});

it('goes on without the account when its library breaks, says so, and restarts unseen', async () => {
  const { page, close } = await openFreshPage();
  await register(page, 'Sam', newEmail('broken'));
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await openHomeWith(page, 'custom');
  await strip(page, /Synced/).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state');
    });
  });
  await strip(page, 'The link to your account stopped').click();
  await panel(page).getByRole('button', { name: 'Restart' }).waitFor();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Continue this mix' }).click();
  await page.getByRole('textbox', { name: /Area/ }).waitFor();

  // The page is hidden: it reloads by itself, and the account is there again.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await loaded;
  await page.goto('/');
  await strip(page, /Synced/).waitFor();
  await close();
});

it('two tabs show the same, and save a mix once', async () => {
  const { page, close } = await openFreshPage();
  const email = newEmail('two-tabs');
  await register(page, 'Kim', email);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  const second = await page.context().newPage();
  await openHomeWith(page, 'custom');
  await second.goto('/');
  await untilAlive(second);
  await page.goto('/result');
  await page.getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByLabel('Name of this mix').fill('Seen in both');
  await panel(page).getByRole('button', { name: 'Save mix' }).click();
  const row = second.getByRole('button', { name: /Seen in both/ });
  await row.waitFor();
  await strip(second, /Synced/).waitFor();
  expect(await row.count()).toBe(1);
  // The tab that synced is closed; the other one takes over.
  await page.close();
  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });
  await office.page.goto('/products?product=urea');
  await office.page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await office.page
    .getByRole('button', { name: 'Favourite', exact: true, pressed: true })
    .waitFor();
  await second.getByRole('region', { name: /Favourite products/ }).waitFor();
  await office.close();
  await close();
});

it('hears an account that was gone for long as soon as somebody looks, told of it or not', async () => {
  const email = newEmail('gone');
  const phone = await openFreshPage();
  const { page } = phone;
  await register(page, 'Jo', email);
  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });

  await page.addInitScript(() => {
    window.addEventListener('online', (event) => event.stopImmediatePropagation(), true);
  });
  await page.clock.install();
  await openHomeWith(page, 'custom');
  await strip(page, /Synced/).waitFor();
  await page.context().setOffline(true);
  for (let tries = 0; tries < 14; tries += 1) {
    await page.clock.fastForward(90_000);
    await page.waitForTimeout(50);
  }
  // By now the library waits 30 s to 90 s for its next try; on the stopped clock that time never
  // passes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.context().setOffline(false);
  await office.page.goto('/products?product=urea');
  await office.page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await office.page
    .getByRole('button', { name: 'Favourite', exact: true, pressed: true })
    .waitFor();
  await openHomeWith(office.page, 'custom');
  await strip(office.page, /Synced/).waitFor();
  const marked = page.getByRole('region', { name: /Favourite products/ });
  expect(await marked.count()).toBe(0);

  await page.clock.resume();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await marked.waitFor();
  await office.close();
  await phone.close();
});
