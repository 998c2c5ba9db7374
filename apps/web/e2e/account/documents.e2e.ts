import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import {
  chip,
  newEmail,
  openHome,
  panel,
  password,
  register,
  signIn,
  strip,
} from './accountScreen.ts';
import { openFreshPage, openWithApp, untilKept, type FreshPage } from '../browser/browser.ts';
import { changeEntry, CHANGED, entriesOn, leftOver } from './deviceEntries.ts';
import { openMix } from '../mix/mixScreen.ts';
import { savedRow, saveMix } from './savedMixes.ts';
import { startPhone } from '../browser/startPhone.ts';
import { expectClean } from '../browser/expectClean.ts';

/** Gives a saved mix another name, in the list that is open. */
async function rename(page: Page, before: string, after: string): Promise<void> {
  const name = panel(page).getByLabel(`Name of ${before}`);
  await name.fill(after);
  await name.press('Tab');
}

/** Name and area of every mix on the device. */
const areasOn = async (page: Page): Promise<readonly (readonly [string, number])[]> =>
  (await entriesOn(page))
    .filter(({ collection }) => collection === 'mixes')
    .map(({ fields }) => [fields.name, fields.draft.sprayAreaHa]);

/**
 * Registers on one device and signs in on another, once the account has its profile: two devices
 * that write the first profile at the same moment both find none, and the browser of the later one
 * logs the 409 that the app expects.
 */
async function twoDevices(email: string): Promise<readonly [FreshPage, FreshPage]> {
  const phone = await openWithApp();
  const profile = phone.page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/documents:commit'),
  );
  await register(phone.page, 'Jo', email);
  await profile;
  await panel(phone.page).getByRole('button', { name: 'Close' }).click();
  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });
  return [phone, office];
}

describe('two devices of one account', () => {
  it('show what either saves, marks and deletes, without a reload', async () => {
    const [phone, office] = await twoDevices(newEmail('two'));
    await openHome(office.page);
    await saveMix(phone.page, 'Spring growth');
    await savedRow(office.page, 'Spring growth').waitFor();
    await savedRow(office.page, 'Spring growth').getByText('9.2').waitFor();

    await phone.page.goto('/products?product=urea');
    await phone.page.getByRole('button', { name: 'Favourite', exact: true }).click();
    await phone.page
      .getByRole('button', { name: 'Favourite', exact: true, pressed: true })
      .waitFor();
    await office.page.getByRole('region', { name: /Favourite products/ }).waitFor();
    await openHome(phone.page);
    await strip(phone.page, /Synced/).waitFor();

    await openMix(office.page);
    await office.page.getByRole('button', { name: 'Saved mixes' }).click();
    await panel(office.page).getByRole('button', { name: 'Rename or delete' }).click();
    const name = panel(office.page).getByLabel('Name of Spring growth');
    await name.fill('Autumn growth');
    await name.press('Tab');
    await savedRow(phone.page, 'Autumn growth').waitFor();
    await panel(office.page).getByRole('button', { name: 'Delete Autumn growth' }).click();
    await savedRow(phone.page, 'Autumn growth').waitFor({ state: 'detached' });
    await panel(office.page).getByRole('button', { name: 'Undo' }).click();
    await savedRow(phone.page, 'Autumn growth').waitFor();
    expect(phone.complaints).toEqual([]);
    await office.close();
    await phone.close();
  });

  it('bring their changes of one mix together, and ask on both where both named it', async () => {
    const [phone, office] = await twoDevices(newEmail('merge'));
    await saveMix(phone.page, 'Spring growth');
    await openHome(office.page);
    await savedRow(office.page, 'Spring growth').waitFor();
    await openMix(phone.page);
    await phone.page.getByRole('button', { name: 'Saved mixes' }).click();
    await panel(phone.page).getByRole('button', { name: 'Rename or delete' }).click();
    await untilKept(phone.page);

    // Each device changes another field, one of them without a signal.
    await phone.page.context().setOffline(true);
    await rename(phone.page, 'Spring growth', 'Top block');
    await saveMix(office.page, 'Spring growth', true, { ...urea, sprayAreaHa: 31 });
    await openHome(office.page);
    await strip(office.page, /Synced/).waitFor();
    await phone.page.context().setOffline(false);
    await savedRow(office.page, 'Top block').waitFor();
    expect(await areasOn(office.page)).toEqual([['Top block', 31]]);
    await expect.poll(() => areasOn(phone.page)).toEqual([['Top block', 31]]);

    // Both devices change the name.
    await openMix(office.page);
    await office.page.getByRole('button', { name: 'Saved mixes' }).click();
    await panel(office.page).getByRole('button', { name: 'Rename or delete' }).click();
    await phone.page.context().setOffline(true);
    await rename(phone.page, 'Top block', 'Phone block');
    await rename(office.page, 'Top block', 'Office block');
    await expect.poll(() => areasOn(office.page)).toEqual([['Office block', 31]]);
    await openHome(office.page);
    await strip(office.page, /Synced/).waitFor();
    await phone.page.context().setOffline(false);
    await strip(office.page, '1 changed on two devices').click();
    await panel(office.page)
      .getByText(/^Name is “Office block”/)
      .waitFor();
    await panel(office.page).getByText('The other device has “Phone block”').waitFor();
    await openHome(phone.page);
    await strip(phone.page, '1 changed on two devices').click();
    await panel(phone.page)
      .getByText(/^Name is “Office block”/)
      .waitFor();
    await expectClean(phone.page);
    await panel(office.page).getByRole('button', { name: 'Take “Phone block”' }).click();
    await panel(phone.page)
      .getByRole('heading', { name: 'Changed on two devices' })
      .waitFor({ state: 'detached' });
    await panel(phone.page).getByRole('button', { name: 'Close' }).click();
    await savedRow(phone.page, 'Phone block').waitFor();
    await strip(phone.page, /Synced/).waitFor();
    expect(office.complaints).toEqual([]);
    await office.close();
    await phone.close();
  });

  it('keep what is saved without a signal, show that it waits, and send it after', async () => {
    const [phone, office] = await twoDevices(newEmail('offline'));
    await openHome(office.page);
    await openHome(phone.page);
    await saveMix(phone.page, 'Before');
    await savedRow(office.page, 'Before').waitFor();

    await untilKept(phone.page);
    await phone.page.context().setOffline(true);
    await phone.page.getByRole('button', { name: 'Save mix' }).click();
    await panel(phone.page).getByLabel('Name of this mix').fill('Without a signal');
    await panel(phone.page).getByRole('button', { name: 'Save mix' }).click();
    await panel(phone.page).getByText('Saved on this device.').waitFor();
    await panel(phone.page).getByRole('button', { name: 'Done' }).click();
    await phone.page.getByRole('link', { name: 'Back to the mix' }).click();
    await phone.page.getByRole('link', { name: 'Home', exact: true }).click();
    await strip(phone.page, 'Offline · 1 waiting').click();
    await panel(phone.page).getByText('1 change waits for a signal').waitFor();
    expect(await panel(phone.page).getByText('Without a signal').count()).toBe(1);
    await panel(phone.page).getByRole('button', { name: 'Close' }).click();
    expect(await savedRow(office.page, 'Without a signal').count()).toBe(0);

    await phone.page.context().setOffline(false);
    await savedRow(office.page, 'Without a signal').waitFor();
    await strip(phone.page, /Synced/).waitFor();
    await office.close();
    await phone.close();
  });
});

describe('what was made before signing in', () => {
  it('moves to the account, and leaves the device with it', async () => {
    const { page, close } = await openFreshPage();
    await openHome(page);
    await saveMix(page, 'Canary mix');
    expect((await entriesOn(page)).map(({ owner, place }) => [owner, place])).toEqual([
      ['device', 'device'],
    ]);
    const email = newEmail('moves');
    await register(page, 'Sam', email);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await strip(page, /Synced/).waitFor();
    expect(
      (await entriesOn(page)).every(({ owner, place }) => owner !== 'device' && place === 'synced'),
    ).toBe(true);

    await chip(page).click();
    await panel(page).getByRole('button', { name: 'Sign out' }).click();
    await panel(page).getByLabel('E-mail').waitFor();
    expect(await entriesOn(page)).toEqual([]);
    expect(await leftOver(page, 'Canary mix')).toEqual([]);
    // Another person on the same phone sees none of these documents, and the first person finds
    // them again.
    await register(page, 'Ari', newEmail('another'));
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await openHome(page);
    expect(await page.getByText('Canary mix').count()).toBe(0);
    const again = await openFreshPage();
    await signIn(again.page, email, password);
    await savedRow(again.page, 'Canary mix').waitFor();
    await again.close();
    await close();
  });
});

describe('what the account refuses', () => {
  it('stands in the tray with its reason until somebody decides', async () => {
    const { page, close } = await openFreshPage();
    await register(page, 'Kim', newEmail('refused'));
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await openHome(page);
    await saveMix(page, 'Hill block');
    await openHome(page);
    await strip(page, /Synced/).waitFor();
    // A name longer than the access rules allow: a fault that only the server finds.
    await changeEntry(page, { name: 'Hill block'.repeat(40) });
    await openHome(page);
    await strip(page, '1 not saved on the server').click();
    await panel(page).getByRole('heading', { name: 'Not saved on the server' }).waitFor();
    await panel(page).getByText('The account refused the change').waitFor();
    await expectClean(page);
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Save a copy' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);

    await panel(page).getByRole('button', { name: 'Try again' }).click();
    // While the document is being sent again there is nothing to discard.
    const refusedAgain = expect.objectContaining({
      place: 'refused',
      revision: expect.not.stringContaining(CHANGED) as string,
    }) as object;
    await expect.poll(() => entriesOn(page)).toEqual([refusedAgain]);
    await strip(page, '1 not saved on the server').waitFor();
    await panel(page).getByRole('button', { name: 'Discard' }).click();
    await panel(page).getByRole('heading', { name: 'Not saved on the server' }).waitFor({
      state: 'detached',
    });
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await strip(page, /Synced/).waitFor();
    await savedRow(page, 'Hill block').waitFor();
    await close();
  });
});

describe('a browser that keeps nothing', () => {
  const faults: readonly [string, () => void][] = [
    [
      'has no database',
      () => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      },
    ],
    [
      'refuses to open it',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      },
    ],
    [
      'never opens it',
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as never;
      },
    ],
    [
      'has one from a newer version',
      () => {
        indexedDB.open('mix-documents', 99);
      },
    ],
  ];

  it.each(faults)('%s: the mix is planned, and nothing is called saved', async (_what, fault) => {
    const { page, close } = await openFreshPage();
    await page.addInitScript(fault);
    await page.addInitScript((value) => {
      localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
    }, urea);
    await page.goto('/result');
    await page.getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByLabel('Name of this mix').fill('Kept nowhere');
    await panel(page).getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByText('Not saved on this device').waitFor();
    expect(
      await panel(page)
        .getByText(/^Saved on this device/)
        .count(),
    ).toBe(0);
    expect(await panel(page).getByRole('button', { name: 'Save a copy' }).count()).toBe(1);
    await openHome(page);
    await strip(page, 'Not kept on this device').waitFor();
    expect(await page.getByText('This browser keeps nothing').count()).toBe(1);
    await close();
  });

  it('is full: says so at once, offers a copy, and goes on planning', async () => {
    const { page, close } = await openFreshPage();
    await openHome(page);
    await saveMix(page, 'Before it was full');
    await page.evaluate(() => {
      const stores = IDBObjectStore.prototype;
      const put = Object.getOwnPropertyDescriptor(stores, 'put') ?? {};
      stores.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(window, { makeRoom: () => Object.defineProperty(stores, 'put', put) });
    });
    await page.getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByLabel('Name of this mix').fill('After');
    await panel(page).getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByText('Not saved on this device').waitFor();
    await panel(page).getByText('Free some room').waitFor();
    await panel(page).getByRole('button', { name: 'Done' }).click();
    expect(await page.getByRole('main').innerText()).toContain('Urea');
    await page.evaluate('void makeRoom()');
    await page.getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByRole('button', { name: 'Save mix' }).click();
    await panel(page).getByText('Saved on this device.').waitFor();
    await close();
  });

  it('is nearly full: says so before it is', async () => {
    const { page, close } = await openFreshPage();
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 4e6, usage: 1e6 });
    });
    await openHome(page);
    await saveMix(page, 'One more');
    await openHome(page);
    await page.getByText('This device is nearly full').waitFor();
    await close();
  });
});

describe('a browser that is killed', () => {
  it('right after "Saved on this device" holds what was saved', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'mix-killed-'));
    for (let round = 1; round <= 3; round += 1) {
      const context = await startPhone(profile);
      const page = await context.newPage();
      await page.goto('/');
      for (let before = 1; before < round; before += 1) {
        await savedRow(page, `Round ${before}`).waitFor();
      }
      await saveMix(page, `Round ${round}`, false);
      const ended = new Promise((done) => context.once('close', done));
      process.kill(await browserProcess(profile), 'SIGKILL');
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
});

async function browserProcess(profile: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(profile) && !command.includes('--type=')) return Number(name);
  }
  throw new Error('the browser is not running');
}
