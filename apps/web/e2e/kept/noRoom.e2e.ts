import { setTimeout } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import {
  newEmail,
  openHome,
  panel,
  password,
  register,
  signIn,
  strip,
} from '../account/accountScreen.ts';
import { entriesOn } from '../account/deviceEntries.ts';
import { savedRow, saveMix } from '../account/savedMixes.ts';
import { openFirstVisit, openFreshPage, siteUrl, untilAlive } from '../browser/browser.ts';
import { field, openMix } from '../mix/mixScreen.ts';
import { openKept } from './keptApp.ts';

const NOT_HERE = 'Not kept on this device';
const patience = { timeout: 60_000, interval: 1000 };

/**
 * A browser that gives the site so many bytes for its databases and caches, until it makes room.
 */
async function openSmallDevice(bytes: number, options: BrowserContextOptions = {}) {
  const { page, complaints, close } = await openFirstVisit(options);
  const origin = siteUrl();
  const cdp = await page.context().newCDPSession(page);
  // Set from the start: the browser keeps its knowledge of free room for half a minute.
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  return {
    page,
    complaints,
    close,
    fill: () => page.evaluate(fillUp),
    makeRoom: () => cdp.send('Storage.overrideQuotaForOrigin', { origin }),
  };
}

/** Runs in the page: stores bytes in a database of its own until not a hundred more find room. */
const fillUp = async (): Promise<void> => {
  const opening = indexedDB.open('filler');
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('bytes', { autoIncrement: true });
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const keep = (bytes: number): Promise<boolean> =>
    new Promise((done) => {
      const transaction = opening.result.transaction('bytes', 'readwrite');
      transaction.objectStore('bytes').add(new Uint8Array(bytes));
      transaction.oncomplete = () => {
        done(true);
      };
      transaction.onabort = () => {
        done(false);
      };
    });
  for (let bytes = 100_000; bytes >= 100;) if (!(await keep(bytes))) bytes /= 10;
  opening.result.close();
};

const namesOn = async (page: Page): Promise<readonly string[]> =>
  (await entriesOn(page))
    .filter(({ collection }) => collection === 'mixes')
    .map(({ fields }) => fields.name)
    .toSorted();

/** Presses "Save mix" on the result, with a name, and waits for the message. */
async function trySave(page: Page, name: string, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByLabel('Name of this mix').fill(name);
  await panel(page).getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByText(says).waitFor();
  expect(await panel(page).getByText(says).count()).toBe(1);
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await panel(page).waitFor({ state: 'detached' });
}

/** Goes to another screen of the same page. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

/** Scripts of the app, as its worker lists them, that are not on the device. */
const filesNotKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const listed = (await (await fetch('/sw.js')).text()).match(/\/assets\/[\w.-]+\.js\b/g) ?? [];
    const kept = await Promise.all(listed.map((file) => caches.match(file)));
    return listed.filter((_, place) => kept[place] === undefined);
  });

const fullNotices = (page: Page) => page.getByText('This device has no room left').count();

describe('a device without room', () => {
  it('keeps no more documents: says so once, loses nothing, and keeps them once there is room', async () => {
    const { page, complaints, close, fill, makeRoom } = await openSmallDevice(1_000_000);
    await openHome(page);
    await saveMix(page, 'Before');
    await fill();
    await trySave(page, 'After', 'Not saved on this device');
    expect(await namesOn(page)).toEqual(['Before']);
    await goTo(page, '/');
    await strip(page, NOT_HERE).waitFor();
    expect(await fullNotices(page)).toBe(1);
    await savedRow(page, 'Before').waitFor();
    await goTo(page, '/result');
    await page.getByText('After · 20 ha').waitFor();
    await makeRoom();
    await trySave(page, 'After', 'Saved on this device.');
    expect(await namesOn(page)).toEqual(['After', 'Before']);
    await goTo(page, '/');
    await savedRow(page, 'After').waitFor();
    expect(await fullNotices(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('rests from an account it has no room for, says so, and catches up once there is room', async () => {
    const { page, complaints, close, fill, makeRoom } = await openSmallDevice(5_000_000);
    const email = newEmail('noroom');
    await register(page, 'Jo', email);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await saveMix(page, 'Before');
    await openHome(page);
    await strip(page, /Synced/).waitFor();
    const office = await openFreshPage();
    await signIn(office.page, email, password);
    await panel(office.page).waitFor({ state: 'detached' });
    await fill();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/Listen/channel')) asked += 1;
    });
    await saveMix(office.page, 'From the office');
    await strip(page, NOT_HERE).waitFor();
    expect(await fullNotices(page)).toBe(1);
    // Without the app's pause the library asks again several times a second, for as long as there
    // is no room.
    const before = asked;
    await setTimeout(5000);
    expect(asked - before).toBeLessThan(5);
    await savedRow(page, 'Before').waitFor();

    await makeRoom();
    // This event comes when somebody returns to the app.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => savedRow(page, 'From the office').count(), patience).toBe(1);
    expect(await fullNotices(page)).toBe(0);
    await page.goto('/result');
    await trySave(page, 'On the phone', 'Saved on this device');
    await openHome(office.page);
    await savedRow(office.page, 'On the phone').waitFor();
    await openHome(page);
    await strip(page, /Synced/).waitFor();
    expect(complaints).toEqual([]);
    await office.close();
    await close();
  }, 300_000);

  it('keeps what it can of the app, names the rest, and fetches that once there is room', async () => {
    const { page, complaints, close, makeRoom } = await openSmallDevice(1_500_000, {
      serviceWorkers: 'allow',
    });
    await openKept(page);
    const notKept = page.getByText(/^Not kept for use without a signal/);
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Products', exact: true }).click();
        await page.getByRole('link', { name: 'Mix', exact: true }).click();
        return notKept.count();
      }, patience)
      .toBe(1);
    expect(await notKept.innerText()).toMatch(/\d+ files of the app\. While it has a signal/);
    const lost = await filesNotKept(page);
    expect(lost).not.toEqual([]);
    // What is not kept comes from the network.
    expect(await page.evaluate(async (file) => (await fetch(file)).status, lost[0] ?? '')).toBe(
      200,
    );
    await page.getByRole('link', { name: 'Reporting', exact: true }).click();
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    expect(complaints).toEqual([]);
    await makeRoom();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(() => filesNotKept(page), patience).toEqual([]);
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Products', exact: true }).click();
        await page.getByRole('link', { name: 'Mix', exact: true }).click();
        return notKept.count();
      }, patience)
      .toBe(0);
    await page.context().setOffline(true);
    await page.goto('/reporting');
    await untilAlive(page);
    await page.getByRole('heading', { name: 'No records yet' }).waitFor();
    await close();
  });

  it('keeps no more of a mix that is typed: says so once, and keeps all of it once there is room', async () => {
    const { page, complaints, close } = await openFirstVisit();
    await openMix(page, urea);
    await page.evaluate(() => {
      for (let letters = 1_000_000; letters >= 1;) {
        try {
          const before = localStorage.getItem('filler') ?? '';
          localStorage.setItem('filler', before + 'x'.repeat(letters));
        } catch {
          letters /= 10;
        }
      }
    });
    const area = field(page, /^Area/);
    await area.fill('33.25');
    const notice = page.getByText(NOT_HERE);
    await notice.waitFor();
    expect(await notice.count()).toBe(1);
    expect(await area.inputValue()).toBe('33.25');
    await goTo(page, '/result');
    await page.getByText('33.25 ha').first().waitFor();
    await goTo(page, '/mix');
    await notice.waitFor();
    await page.evaluate(() => {
      localStorage.removeItem('filler');
    });
    await field(page, /^Application rate/).fill('110');
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await untilAlive(page);
    expect(await field(page, /^Area/).inputValue()).toBe('33.25');
    expect(await field(page, /^Application rate/).inputValue()).toBe('110');
    expect(complaints).toEqual([]);
    await close();
  });
});
