import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Path } from '../../src/device/navigation/paths.ts';
import { openFirstVisit, openFreshPage, siteUrl, untilAlive } from '../browser/browser.ts';
import { startPhone } from '../browser/startPhone.ts';
import { openKept, withoutWaiting } from './keptApp.ts';
import { productName } from '../setup/productName.ts';
import { noNetwork, startSwitchableSite, type SwitchableSite } from '../setup/switchableSite.ts';

/** A text of every page of the app; null: the page shows nothing without a letter's link. */
const shown: Readonly<Record<Path, string | null>> = {
  '/': 'Plan a mix',
  '/mix': 'Which machine is this for?',
  '/products': 'Products',
  '/reporting': 'No records yet',
  '/farm': 'Farm',
  '/result': 'Result',
  '/catchtest': 'Which nozzles?',
  '/people': 'Sign in to work with others.',
  '/join': 'This link is not whole.',
  '/programs': 'API tokens',
  '/inandout': 'Backup and files',
  '/ground': 'Paddocks',
  '/auth/Action': null,
  '/privacypolicy': 'Privacy policy',
  '/tos': 'Terms of service',
};

let site: SwitchableSite;
beforeAll(async () => {
  site = await startSwitchableSite();
});
afterAll(async () => {
  await site.close();
});

async function openKeptPage(bypassCSP = false) {
  site.setFault(null);
  site.deploy('first');
  const fresh = await openFreshPage({ baseURL: site.url, serviceWorkers: 'allow', bypassCSP });
  await openKept(fresh.page);
  return fresh;
}

/** Shares as a phone does with an installed app: by a form that is posted to the app. */
async function share(page: Page, { text = '', file = '' }): Promise<void> {
  await page.goto('/tos');
  await page.evaluate(
    ([ofText = '', ofFile = '']) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
      const field = (parts: { name: string; value?: string; type?: string }): HTMLInputElement => {
        const input = document.createElement('input');
        form.append(input);
        return Object.assign(input, parts);
      };
      field({ name: 'text', value: ofText });
      if (ofFile !== '') {
        const shared = new DataTransfer();
        shared.items.add(new File([ofFile], 'products.csv', { type: 'text/csv' }));
        field({ name: 'file', type: 'file' }).files = shared.files;
      }
      document.body.append(form);
      form.submit();
    },
    [text, file],
  );
}

describe('without a network, after one visit', () => {
  it('opens every screen from its own address, under the configured name', async () => {
    const { page, complaints, close } = await openKeptPage();
    site.setFault(noNetwork);
    for (const [address, heading] of [
      ...Object.entries(shown),
      ['/no-such-page', 'There is no page at this address'] as const,
    ]) {
      await page.goto(address);
      await untilAlive(page);
      // On a phone the rail of the farm's pages is there and not shown.
      if (heading !== null) {
        await page.getByText(heading).filter({ visible: true }).first().waitFor();
      }
      expect(await page.title()).toContain(`${productName} Mix Calculator`);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('finds a product and its facts', async () => {
    const { page, close } = await openKeptPage();
    site.setFault(noNetwork);
    await page.goto('/products?product=urea');
    await page.getByRole('heading', { name: /^Urea/ }).waitFor();
    await close();
  });

  it('takes what the phone shares with it, and nothing of it goes to the server', async () => {
    // The phone posts a form, which the app's own policy forbids its pages.
    const { page, close } = await openKeptPage(true);
    site.setFault(noNetwork);
    await share(page, { text: 'For tomorrow: https://mix.example/result#job=7-damaged' });
    await page.getByText('The link was damaged on the way').first().waitFor();
    expect(new URL(page.url()).hash).toBe('#job=7-damaged');
    await share(page, { file: 'stock,place\n' });
    await page.getByRole('heading', { name: 'Import and export' }).waitFor();
    expect(page.url()).toMatch(/\/products\?files$/);
    await page.getByText('No products are in this file').first().waitFor();
    await close();
  });

  it('keeps out of what belongs to the server', async () => {
    const { page, close } = await openKeptPage();
    const ask = (path: string) =>
      page.evaluate(async (address) => {
        const response = await fetch(address).catch(() => null);
        return response?.status ?? 'no answer';
      }, path);
    const addresses = [
      '/config.json',
      '/healthz',
      '/google.firestore.v1.Firestore/Listen/channel?VER=8',
      '/v1/accounts:lookup',
    ];
    site.setFault(noNetwork);
    expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map(() => 'no answer'));
    site.setFault((path) =>
      addresses.some((address) => address.startsWith(path) && path !== '/')
        ? { status: 203, type: 'application/json', body: '{}' }
        : 'cut',
    );
    expect(await Promise.all(addresses.map(ask))).toEqual(addresses.map(() => 203));
    await close();
  });
});

it('fetches every file once where there can be no service worker', async () => {
  const { page, complaints, close } = await openFirstVisit();
  await withoutWaiting(page);
  await page.addInitScript(() => {
    // As on a page without TLS, which has no service workers.
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const worker = await (await fetch(`${siteUrl()}/sw.js`)).text();
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(100);
  await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

describe('in airplane mode, after the phone was off', () => {
  const start = (folder: string): Promise<BrowserContext> => startPhone(folder, site.url);

  async function plan(page: Page): Promise<string> {
    const field = (name: RegExp) => page.getByRole('textbox', { name });
    await field(/^Area/).fill('40');
    await field(/^Application rate/).fill('100');
    await page
      .getByText(/loads?(?: of|:)/)
      .first()
      .waitFor();
    return (
      (await page
        .getByText(/loads?(?: of|:)/)
        .first()
        .textContent()) ?? ''
    );
  }

  it('plans a mix on a slow phone', async () => {
    site.setFault(null);
    site.deploy('first');
    const folder = await mkdtemp(join(tmpdir(), 'mix-phone-'));
    const visit = await start(folder);
    await openKept(await visit.newPage());
    await visit.close();

    site.setFault(noNetwork);
    const cold = await start(folder);
    const page = await cold.newPage();
    const session = await cold.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cold.setOffline(true);
    await page.addInitScript(() => {
      if (localStorage.getItem('mix.draft') !== null) return;
      const products = [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }];
      const value = { machineId: 'custom', tankCapacityL: 1000, products };
      localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
    });
    await page.goto('/mix');
    // A field that is drawn anew just as the test fills it is no longer on the page: nothing is typed then.
    await untilAlive(page);
    expect(await plan(page)).toMatch(/load/);
    await cold.close();
    await rm(folder, { recursive: true });
  });
});
