import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
  unfold,
} from './accountScreen.ts';
import {
  expectNoSidewaysScroll,
  openFreshPage,
  serviceOrigins,
  untilQuiet,
} from '../browser/browser.ts';
import { letterLink } from '../setup/letterLink.ts';
import { expectClean } from '../browser/expectClean.ts';

/** Every screen must have no barrier, and be no wider than the phone. */
async function expectSound(page: Page): Promise<void> {
  await expectClean(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
}

/** Calls of the identity API, by their paths. */
function identityCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/v[12]\//.test(pathname)) calls.push(origin + pathname);
  });
  return calls;
}

describe('registering', () => {
  it('asks for name, e-mail and password, and sends nothing without them', async () => {
    const { page, complaints, close } = await openFreshPage();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const calls = identityCalls(page);
    await openHome(page);
    await openAccount(page);
    await panel(page).getByRole('button', { name: 'Register' }).click();
    await panel(page).getByText('At least 8 characters').waitFor();
    await panel(page).getByLabel('Name').fill('Jo Marsh');
    await send(page, 'Register');
    await panel(page).getByText('Still missing: E-mail, Password').waitFor();
    await expectSound(page);
    expect(logged).toContain('Invalid user data');
    expect(calls.filter((call) => !call.endsWith('/passwordPolicy'))).toEqual([]);

    await panel(page).getByLabel('E-mail').fill('jo@hillfarm.example');
    await panel(page).getByLabel('Password', { exact: true }).fill('short');
    await send(page, 'Register');
    await panel(page).getByText('The password still needs at least 8 characters').waitFor();
    // Typed text outlives the panel; a password does not.
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await openAccount(page);
    expect(await panel(page).getByLabel('E-mail').inputValue()).toBe('jo@hillfarm.example');
    expect(await panel(page).getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(complaints).toEqual(['Invalid user data']);
    await close();
  });

  it('mails a link that a button confirms; the other device signs in with it', async () => {
    const email = newEmail('jo.marsh');
    const { page, close } = await openFreshPage();
    const calls = identityCalls(page);
    await register(page, 'Jo Marsh', email);
    await expectSound(page);
    await expect.poll(() => chip(page).innerText()).toBe('Jo Marsh');
    // The address really used: the account's own service, on the library's production paths.
    expect(calls).toContain(`${serviceOrigins()[0] ?? ''}/v1/accounts:signUp`);
    const asked = new Set(calls.map((call) => new URL(call).origin));
    expect([...asked].filter((origin) => !serviceOrigins().includes(origin))).toEqual([]);

    // Opening the link does not use it up, however often: mail scanners open links too.
    const link = await letterLink(email, 'verifyEmail');
    const other = await openFreshPage();
    for (let times = 0; times < 2; times += 1) {
      await other.page.goto(link);
      await other.page.getByRole('button', { name: 'Confirm this address' }).waitFor();
    }
    await expectSound(other.page);
    await other.page.getByRole('button', { name: 'Confirm this address' }).click();
    await other.page.getByRole('heading', { name: 'E-mail confirmed' }).waitFor();
    await expectSound(other.page);

    // The first device learns of the confirmation when somebody looks at it again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await panel(page).getByText('E-mail not confirmed').waitFor({ state: 'detached' });

    await other.page.goto(link);
    await other.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await expectSound(other.page);

    await signIn(other.page, email);
    await panel(other.page).waitFor({ state: 'detached' });
    await expect.poll(() => chip(other.page).innerText()).toBe('Jo Marsh');
    await openHome(other.page);
    await expect.poll(() => chip(other.page).innerText()).toBe('Jo Marsh');
    await other.close();
    await close();
  });

  it('says in words that an e-mail is taken, and keeps what was typed', async () => {
    const email = newEmail('taken');
    const first = await openFreshPage();
    await register(first.page, 'Jo', email);
    await first.close();
    const { page, complaints, close } = await openFreshPage();
    await openHome(page);
    await openAccount(page);
    await panel(page).getByRole('button', { name: 'Register' }).click();
    await panel(page).getByLabel('Name').fill('Sam');
    await panel(page).getByLabel('E-mail').fill(email);
    await panel(page).getByLabel('Password', { exact: true }).fill(password);
    await send(page, 'Register');
    await panel(page).getByText('This e-mail has an account already').waitFor();
    expect(await panel(page).getByLabel('Name').inputValue()).toBe('Sam');
    expect(complaints.some((text) => text.startsWith('Error registering user'))).toBe(true);
    await close();
  });
});

describe('signing in and out', () => {
  it('refuses a wrong password in words, shows and hides it, and signs out', async () => {
    const email = newEmail('sam');
    const { page, close } = await openFreshPage();
    await register(page, 'Sam', email);
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    await panel(page).getByLabel('E-mail').waitFor();
    await expectSound(page);
    expect(await panel(page).getByText('You were signed out').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('mix.account'))).toBeNull();

    const secret = panel(page).getByLabel('Password', { exact: true });
    await panel(page).getByLabel('E-mail').fill(email);
    await secret.fill('not the password');
    await panel(page).getByRole('button', { name: 'Show' }).click();
    expect(await secret.getAttribute('type')).toBe('text');
    await panel(page).getByRole('button', { name: 'Hide' }).click();
    await send(page, 'Sign in');
    await panel(page).getByText('The e-mail or the password is not right').waitFor();
    await expectSound(page);
    await secret.fill(password);
    await secret.press('Enter');
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => chip(page).innerText()).toBe('Sam');
    await close();
  });

  it('reaches every tab of the browser', async () => {
    const email = newEmail('tabs');
    const { page, close } = await openFreshPage();
    await register(page, 'Tab', email);
    const second = await page.context().newPage();
    await openHome(second);
    await expect.poll(() => chip(second).innerText()).toBe('Tab');
    await untilQuiet(second);
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    await chip(second).getByText('Sign in').waitFor();
    await openAccount(second);
    expect(await panel(second).getByText('You were signed out').count()).toBe(0);
    await close();
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends the session of every other device', async () => {
    const email = newEmail('forgot');
    const newPassword = 'rain before the harvest';
    const first = await openFreshPage();
    await first.page.clock.install();
    await register(first.page, 'Ari', email);
    await panel(first.page).getByRole('button', { name: 'Close' }).click();

    const { page, close } = await openFreshPage();
    await openHome(page);
    await openAccount(page);
    await panel(page).getByLabel('E-mail').fill(email);
    await panel(page).getByRole('button', { name: 'Set a new password' }).click();
    await expectSound(page);
    await send(page, 'Send a link');
    await panel(page).getByText('a link is on its way').waitFor();

    const link = await letterLink(email, 'resetPassword');
    await page.goto(link);
    await page.getByText('At least 8 characters').waitFor();
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set this password' }).click();
    await page.getByText('The password still needs at least 8 characters').waitFor();
    await expectSound(page);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Set this password' }).click();
    await page.getByRole('heading', { name: 'Password changed' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await panel(page).getByLabel('E-mail').fill(email);
    await panel(page).getByLabel('Password', { exact: true }).fill(newPassword);
    await send(page, 'Sign in');
    await panel(page).waitFor({ state: 'detached' });

    // The other device learns of the change with its next token, and says why it is signed out.
    await first.page.clock.fastForward('56:00');
    await chip(first.page).getByText('Sign in').waitFor();
    await openAccount(first.page);
    await panel(first.page).getByText('You were signed out').waitFor();
    await expectSound(first.page);
    await first.close();
    await close();
  });

  it('gets a new link where the old one does not work', async () => {
    const email = newEmail('newlink');
    const { page, close } = await openFreshPage();
    await register(page, 'Kim', email);
    await page.goto('/auth/Action?mode=resetPassword&oobCode=made-up');
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByText('a link is on its way').waitFor();
    await letterLink(email, 'resetPassword');
    await close();
  });
});

describe('changing the account', () => {
  it('takes a new password after the old one', async () => {
    const email = newEmail('change');
    const { page, close } = await openFreshPage();
    await register(page, 'Rua', email);
    await unfold(page, 'Change password');
    await panel(page).getByLabel('Current password').first().fill('not this one');
    await panel(page).getByLabel('New password').fill('a field of clover');
    await send(page, 'Change password');
    await panel(page).getByText('The password is not right').waitFor();
    await panel(page).getByLabel('Current password').first().fill(password);
    await send(page, 'Change password');
    await panel(page).getByText('Password changed.').waitFor();
    await expectSound(page);
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    await panel(page).getByLabel('E-mail').fill(email);
    await panel(page).getByLabel('Password', { exact: true }).fill('a field of clover');
    await send(page, 'Sign in');
    await panel(page).waitFor({ state: 'detached' });
    await close();
  });

  it('moves to another e-mail by the link there, and back by the link to the old one', async () => {
    const [before, after] = [newEmail('old'), newEmail('new')];
    const { page, close } = await openFreshPage();
    await register(page, 'Mere', before);
    await unfold(page, 'Change e-mail');
    await panel(page).getByLabel('New e-mail').fill(after);
    await panel(page).getByLabel('Current password').last().fill(password);
    await send(page, 'Send a link');
    await panel(page).getByText(`A link is on its way to ${after}`).waitFor();

    await page.goto(await letterLink(after, 'verifyAndChangeEmail'));
    await page.getByText(`Your account is to use ${after} from now on`).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('heading', { name: 'E-mail changed' }).waitFor();
    await expectSound(page);

    await page.goto(await letterLink(before, 'recoverEmail'));
    await page.getByText(`Your account goes back to ${before}`).waitFor();
    await page.getByRole('button', { name: 'Change it back' }).click();
    await page.getByRole('heading', { name: 'E-mail changed back' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Set a new password' }).click();
    await page.getByText('a link is on its way').waitFor();
    await letterLink(before, 'resetPassword');
    await close();
  });

  it('is deleted after the password, and is gone', async () => {
    const email = newEmail('leaving');
    const { page, close } = await openFreshPage();
    await register(page, 'Tama', email);
    await unfold(page, 'Delete my account');
    await expectSound(page);
    await panel(page).getByLabel('Password', { exact: true }).fill('not this one');
    await send(page, 'Delete my account');
    await panel(page).getByText('The password is not right').waitFor();
    await panel(page).getByLabel('Password', { exact: true }).fill(password);
    await send(page, 'Delete my account');
    await panel(page).getByText('Your account is deleted').waitFor();
    await panel(page).getByLabel('E-mail').fill(email);
    await panel(page).getByLabel('Password', { exact: true }).fill(password);
    await send(page, 'Sign in');
    await panel(page).getByText('The e-mail or the password is not right').waitFor();
    await close();
  });
});
