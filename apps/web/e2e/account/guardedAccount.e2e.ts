import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  chip,
  newEmail,
  openAccount,
  openHome,
  panel,
  password,
  register,
  send,
  signIn,
  strip,
  unfold,
} from './accountScreen.ts';
import { expectNoSidewaysScroll, openFreshPage, untilQuiet } from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { letterLink } from '../setup/letterLink.ts';

const STEP_MS = 30_000;

/** The code of an authenticator app at a moment (RFC 6238), for a secret as text. */
function authenticatorCode(secret: string, nowMs: number): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / STEP_MS)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const ended = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/v2/accounts:endSession'));

const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

const signOut = (page: Page): Promise<void> =>
  panel(page).getByRole('button', { name: 'Sign out', exact: true }).click();

const uidOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('mix.account') ?? '{}') as { uid?: string };
    return account.uid ?? '';
  });

it('signing out ends the session on the server, leaves no uid behind and nothing to complain of', async () => {
  const { page, complaints, close } = await openFreshPage();
  await register(page, 'Sam', newEmail('sam.leaves'));
  const uid = await uidOf(page);
  expect(uid).not.toBe('');
  const tab = await page.context().newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openHome(tab);
  await strip(tab, /^Synced/).waitFor();
  await Promise.all([untilQuiet(page), untilQuiet(tab)]);
  // Both tabs have written the same document at the same moment: the library logs its second try.
  complaints.length = 0;
  const told = ended(page);
  await signOut(page);
  await panel(page).getByLabel('E-mail').waitFor();
  expect((await told).status()).toBe(200);
  await expect.poll(() => kept(page)).not.toContain('owedEndings');
  await chip(tab).getByText('Sign in').waitFor();
  // The other tab has noticed the sign-out; no uid is left in the storage.
  await expect.poll(() => kept(tab)).not.toContain(uid);
  await untilQuiet(tab);
  expect(complaints).toEqual([]);
  await close();
});

it('signing out without a signal is done at once, and the server is told later', async () => {
  const { page, complaints, close } = await openFreshPage();
  await register(page, 'Sam', newEmail('sam.far'));
  const uid = await uidOf(page);
  // The profile is written, and nothing is under way.
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await strip(page, /^Synced/).waitFor();
  await untilQuiet(page);
  await openAccount(page);
  await page.context().setOffline(true);
  // The page is looked at again, as when a phone is taken out of a pocket.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await signOut(page);
  await panel(page).getByLabel('E-mail').waitFor();
  expect(await kept(page)).toContain('owedEndings');
  expect(await kept(page)).not.toContain(uid);
  const told = ended(page);
  await page.context().setOffline(false);
  expect((await told).status()).toBe(200);
  await expect.poll(() => kept(page)).not.toContain('owedEndings');
  // The library itself logs a stream that ends before the page learns that it is offline.
  const ofNetwork = /ERR_INTERNET_DISCONNECTED|stream \w+ transport errored|cleardot\.gif/;
  expect(complaints.filter((text) => !ofNetwork.test(text))).toEqual([]);
  await close();
});

it('shows where the account is signed in, and signs another device out', async () => {
  const email = newEmail('two.devices');
  const office = await openFreshPage();
  await register(office.page, 'Kim', email);
  await panel(office.page).getByRole('button', { name: 'Close' }).click();
  const { page, close } = await openFreshPage();
  await signIn(page, email);
  await panel(page).waitFor({ state: 'detached' });
  await openAccount(page);
  await unfold(page, 'Where you are signed in');
  await panel(page).getByText('This device', { exact: true }).waitFor();
  await expectClean(page);
  await expectNoSidewaysScroll(page);
  await panel(page)
    .getByRole('button', { name: /^Sign out .*Linux$/ })
    .click();
  await panel(page)
    .getByText(/ is signed out\.$/)
    .waitFor();
  await panel(page).getByText('This device', { exact: true }).waitFor();
  await chip(office.page).getByText('Sign in').waitFor();
  await office.close();
  await close();
});

it('asks for a code once that is set up: of the app, or a recovery code', async () => {
  const email = newEmail('careful');
  const { page, close } = await openFreshPage();
  await register(page, 'Ari', email);
  await page.goto(await letterLink(email, 'verifyEmail'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('heading', { name: 'E-mail confirmed' }).waitFor();
  const tab = await page.context().newPage();
  await openHome(tab);
  await openHome(page);
  await openAccount(page);
  await unfold(page, 'A code for signing in');
  const form = panel(page).locator('form', { hasText: 'Set it up' });
  await form.getByLabel('Current password').fill(password);
  await send(page, 'Set it up');
  const secret = (await panel(page).locator('code').innerText()).replaceAll(' ', '');
  await expectClean(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const setUpAt = Date.now();
  await panel(page)
    .getByLabel('Code that the app shows now')
    .fill(authenticatorCode(secret, setUpAt));
  await send(page, 'Turn it on');
  await panel(page).getByText('They are shown only now').waitFor();
  await expectClean(page);
  const recovery = await panel(page).locator('li code').first().innerText();
  await panel(page).getByRole('button', { name: 'I have kept them' }).click();
  await panel(page).getByText('On. Signing in asks').waitFor();
  // The sign-in from before the password was entered again is over, without signing any tab out.
  await unfold(page, 'Where you are signed in');
  await panel(page).getByText('You are signed in nowhere else.').waitFor();
  await strip(tab, /^Synced/).waitFor();
  await expect.poll(() => chip(tab).innerText()).toBe('Ari');
  await tab.close();

  await signOut(page);
  await panel(page).getByLabel('E-mail').waitFor();
  await signIn(page, email);
  await panel(page).getByLabel('Code of your authenticator app').fill('12');
  await send(page, 'Sign in');
  await panel(page).getByText('The code is not right').waitFor();
  await expectClean(page);
  // The code of the set-up is used up; the next code is valid one step early.
  await panel(page)
    .getByLabel('Code of your authenticator app')
    .fill(authenticatorCode(secret, Math.max(Date.now(), setUpAt + STEP_MS)));
  await send(page, 'Sign in');
  await panel(page).waitFor({ state: 'detached' });

  await openAccount(page);
  await signOut(page);
  await panel(page).getByLabel('E-mail').waitFor();
  await signIn(page, email);
  await panel(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await panel(page).getByLabel('Recovery code').fill(recovery);
  await send(page, 'Sign in');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => chip(page).innerText()).toBe('Ari');
  await close();
});
