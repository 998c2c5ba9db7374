import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
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
} from './accountScreen.ts';
import { type FreshPage, openFreshPage } from '../browser/browser.ts';
import { startServer } from '../setup/startServer.ts';
import { entriesOn } from './deviceEntries.ts';
import { savedRow, saveMix } from './savedMixes.ts';

/*
 * How a sign-in lasts over time is the official library's work: shown here with a clock that is
 * moved by hand, against the self-hosted server.
 */
const MINUTE = 60_000;
const SECOND = 1000;

/** A signed-in page whose clock stands still unless it is moved. */
async function signedInPage(email: string): Promise<FreshPage> {
  const fresh = await openFreshPage();
  await fresh.page.clock.install();
  const database = requestsTo(fresh.page, /google\.firestore/);
  await register(fresh.page, 'Jo Marsh', email);
  // From then on the database listens to the sign-in, which makes the token refresh by itself.
  await expect.poll(() => database.length).toBeGreaterThan(0);
  return fresh;
}

/** Requests whose path matches, as they go out. */
function requestsTo(page: Page, path: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (path.test(pathname)) seen.push(pathname);
  });
  return seen;
}

/** Moves the clock and lets the timers that are due run. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page.waitForTimeout(150);
}

const cut = (route: Route) => route.abort('internetdisconnected');

describe('a session', () => {
  it('is refreshed five minutes before its token expires', async () => {
    const { page, close } = await signedInPage(newEmail('refresh'));
    const tokens = requestsTo(page, /^\/v1\/token$/);
    await pass(page, 54 * MINUTE);
    expect(tokens).toHaveLength(0);
    await pass(page, 2 * MINUTE);
    await expect.poll(() => tokens.length).toBe(1);
    expect(await chip(page).innerText()).toBe('Jo Marsh');
    await close();
  });

  it('outlives a network failure: it waits 30 s, then twice as long each time', async () => {
    const { page, close } = await signedInPage(newEmail('backoff'));
    await page.route('**/v1/token?*', cut);
    const tokens = requestsTo(page, /^\/v1\/token$/);
    await pass(page, 55 * MINUTE);
    await expect.poll(() => tokens.length).toBe(1);
    for (const [tries, waitMs] of [30 * SECOND, 60 * SECOND, 120 * SECOND].entries()) {
      // The clock goes on by itself between the calls, on a busy machine for seconds.
      await pass(page, waitMs - 12 * SECOND);
      expect(tokens).toHaveLength(tries + 1);
      await pass(page, 24 * SECOND);
      await expect.poll(() => tokens.length).toBe(tries + 2);
    }
    // The token expired long ago and there is still no network: nobody is signed out.
    await pass(page, 24 * 60 * MINUTE);
    expect(await chip(page).innerText()).toBe('Jo Marsh');
    await page.unroute('**/v1/token?*', cut);
    const answered = page.waitForResponse(/\/v1\/token/);
    await pass(page, 16 * MINUTE);
    expect((await answered).status()).toBe(200);
    await close();
  });

  it('treats its token as expired 30 s early', async () => {
    const beforeMs = Date.now();
    const { page, close } = await signedInPage(newEmail('early'));
    const afterMs = await page.evaluate(() => Date.now());
    // Without the database no token refreshes by itself, so the last half minute can be reached.
    await page.route('**/google.firestore*/**', cut);
    await page.route('**/v1/token?*', cut);
    const cutOff = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/v1/token'),
    );
    // The token was made between these two times. The clock stands still from here, however long
    // the machine takes.
    await page.clock.pauseAt(beforeMs + 59 * MINUTE + 20 * SECOND);
    // The refresh that is due five minutes before the end has failed: there is no time for its next
    // try.
    await cutOff;
    await page.unroute('**/v1/token?*', cut);
    const tokens = requestsTo(page, /^\/v1\/token$/);
    const letters = requestsTo(page, /:sendOobCode$/);
    await panel(page).getByRole('button', { name: 'Send it again' }).click();
    await expect.poll(() => letters.length).toBe(1);
    expect(tokens).toHaveLength(0);
    await page.clock.pauseAt(afterMs + 59 * MINUTE + 40 * SECOND);
    await panel(page).getByRole('button', { name: 'Send it again' }).click();
    await expect.poll(() => letters.length).toBe(2);
    expect(tokens.length).toBeGreaterThan(0);
    await close();
  });

  it('is there at once when the app opens without a network, weeks later', async () => {
    const email = newEmail('weeks');
    const { page, close } = await signedInPage(email);
    // An open sheet would get its entry of the history in the very moment of the reload.
    await panel(page).getByRole('button', { name: 'Close' }).click();
    // The pages still come; every call of the account and of its documents fails.
    await page.context().route('**/v1/**', cut);
    await page.context().route('**/google.firestore*/**', cut);
    await page.clock.fastForward(45 * 24 * 60 * MINUTE);
    await page.reload();
    await expect.poll(() => chip(page).innerText()).toBe('Jo Marsh');
    await page.waitForFunction(() => indexedDB.databases().then((all) => all.length > 0));
    await pass(page, 60 * MINUTE);
    expect(await chip(page).innerText()).toBe('Jo Marsh');
    await openAccount(page);
    await panel(page).getByText(email).first().waitFor();
    await close();
  });

  // firebase-js-sdk issue 9499: the library's own next try of a transaction, with a token that
  // cannot be refreshed, ends the whole library in this tab.
  it('survives a night without a signal right after registering', async () => {
    const { page, close } = await openFreshPage();
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    await page.clock.install();
    await page.context().route(/documents:(batchGet|commit)/, cut);
    const tries = requestsTo(page, /documents:batchGet/);
    await register(page, 'Jo Marsh', newEmail('night'));
    await expect.poll(() => tries.length).toBeGreaterThan(0);
    await page.context().route('**/v1/**', cut);
    await page.context().route('**/google.firestore*/**', cut);
    await pass(page, 10 * 60 * MINUTE);
    await pass(page, MINUTE);
    await page.context().unrouteAll();
    const written = page.waitForResponse(/documents:commit/);
    await pass(page, 16 * MINUTE);
    expect((await written).status()).toBe(200);
    expect(broken).toEqual([]);
    await close();
  });

  it('makes its profile at once although somebody else wrote at the same moment', async () => {
    const { page, close } = await openFreshPage();
    const error = { code: 409, message: 'Too much contention.', status: 'ABORTED' };
    await page.route(
      /documents:commit/,
      (route) => route.fulfill({ status: 409, json: { error } }),
      {
        times: 1,
      },
    );
    const made = page.waitForResponse((answer) => answer.url().includes(':commit') && answer.ok());
    await register(page, 'Jo Marsh', newEmail('contended'));
    await made;
    await close();
  });
});

describe('a call that nobody answers', () => {
  interface Device {
    readonly name: string;
    readonly afterMs: number;
    readonly userAgent?: string;
    readonly script?: () => void;
  }
  // The library takes only a page inside a phone app for a mobile device.
  const devices: readonly Device[] = [
    { name: 'a desktop', afterMs: 30 * SECOND },
    {
      name: 'a phone app',
      afterMs: 60 * SECOND,
      userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile',
      script: () => Object.assign(window, { cordova: {} }),
    },
    {
      name: 'a device that knows it is offline',
      afterMs: 5 * SECOND,
      script: () => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
      },
    },
  ];

  it.each(devices)(
    'is given up on $name in $afterMs ms',
    async ({ afterMs, userAgent, script }) => {
      const { page, close } = await openFreshPage(userAgent ? { userAgent } : {});
      if (script !== undefined) await page.addInitScript(script);
      await page.clock.install();
      // The request goes out and is never answered.
      await page.route('**/v1/accounts:signInWithPassword?*', () => undefined);
      await openHome(page);
      await openAccount(page);
      await panel(page).getByLabel('E-mail').fill('nobody@hillfarm.example');
      await panel(page).getByLabel('Password', { exact: true }).fill(password);
      // Time stands still but for what is let pass, however long the machine takes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
      const asked = page.waitForRequest(/signInWithPassword/);
      await send(page, 'Sign in');
      await asked;
      await page.clock.runFor(afterMs - SECOND);
      await panel(page).getByRole('button', { name: 'Signing in' }).waitFor();
      await page.clock.runFor(2 * SECOND);
      await panel(page).getByText('There is no connection to the server').waitFor();
      expect(await panel(page).getByLabel('Password', { exact: true }).inputValue()).toBe(password);
      await close();
    },
  );
});

/** Changes a server's data to another project's, as a move does: accounts and documents stay. */
function moveToAnotherProject(dataDirectory: string): void {
  const database = new DatabaseSync(join(dataDirectory, 'mix.sqlite'));
  database.exec(`UPDATE documents SET fields =
      replace(fields, (SELECT project_id FROM instance), 'mix-another-place');
    UPDATE instance SET project_id = 'mix-another-place', api_key = 'another-key'`);
  database.close();
}

// The address has to lead to another server, which only the self-hosted one does here.
describe.skipIf(inject('letters').kind === 'emulator')('what waits when the server moves', () => {
  it('stays, and goes to the new place once somebody has signed in there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mix-moving-'));
    const dataDirectory = join(folder, 'server');
    const before = await startServer({ dataDirectory });
    onTestFinished(before.stop);
    const { page, close } = await openFreshPage({ baseURL: before.url });
    const email = newEmail('moving');
    await register(page, 'Jo', email);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await saveMix(page, 'Before');
    const synced = async () => (await entriesOn(page)).every(({ place }) => place === 'synced');
    await expect.poll(synced).toBe(true);
    await before.stop();
    await page.getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByLabel('Name of this mix').fill('Never sent');
    await panel(page).getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByText('Saved on this device.').waitFor();

    moveToAnotherProject(dataDirectory);
    const { port } = new URL(before.url);
    // The page of the old server is still open: it learns of the move, and sends nothing to the new
    // server. It may ask by itself as soon as a server answers.
    const told = page.waitForResponse('**/config.json');
    const after = await startServer({ dataDirectory, port: Number(port) });
    onTestFinished(after.stop);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await told;
    expect((await entriesOn(page)).map(({ place }) => place).toSorted()).toContain('waiting');
    expect((await entriesOn(page)).map(({ place }) => place)).not.toContain('refused');

    await openHome(page);
    await chip(page).click();
    await panel(page).getByText('You were signed out').waitFor();
    await signIn(page, email);
    await panel(page).waitFor({ state: 'detached' });
    await savedRow(page, 'Never sent').waitFor();
    await expect.poll(synced).toBe(true);
    await savedRow(page, 'Before').waitFor();
    const office = await openFreshPage({ baseURL: after.url });
    await signIn(office.page, email);
    await savedRow(office.page, 'Never sent').waitFor();
    // Nothing of the old project is left on the device.
    const copies = () =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name = '' }) => name);
        return names.filter((name) => name.startsWith('firestore/'));
      });
    await expect.poll(copies).toEqual(['firestore/[DEFAULT]/mix-another-place/main']);
    await office.close();
    await close();
    await after.stop();
    await rm(folder, { recursive: true });
  });
});
