import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chip, panel, register, signIn, strip } from '../account/accountScreen.ts';
import { openFreshPage, untilAlive, untilKept } from '../browser/browser.ts';
import { startPhone } from '../browser/startPhone.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling, words } from '../job/fillScreen.ts';
import { addProduct, button, field, setTank } from '../mix/mixScreen.ts';
import { tellWhenFailed } from '../browser/tellWhenFailed.ts';
import { startServer, type StartedServer } from '../setup/startServer.ts';

const DAYS_60_MS = 60 * 86_400_000;
const email = 'sixty@hillfarm.example';

let folder: string;
let server: StartedServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mix-sixty-'));
  server = await startServer({ dataDirectory: join(folder, 'server') });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const startOurPhone = (): Promise<BrowserContext> => startPhone(join(folder, 'phone'), server.url);

async function setUpPhone(): Promise<void> {
  const context = await startOurPhone();
  const page = await context.newPage();
  tellWhenFailed(page);
  await register(page, 'Jo Marsh', email);
  await page.goto('/mix');
  await setTank(page, '1000');
  await page.goto('/');
  await untilAlive(page);
  await untilKept(page);
  await strip(page, /Synced/).waitFor();
  await context.close();
}

/** Plans a mix on the screen, fills it and records it as planned. */
async function doTheJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New mix' }).click();
  await field(page, /^Area/).fill('8');
  await field(page, /^Application rate/).fill('100');
  await addProduct(page, 'Urea', '20');
  await page.getByRole('link', { name: 'Show the result' }).click();
  await button(page, 'Start filling').waitFor();
  await expectClean(page);
  await startFilling(page);
  await fillLoad(page);
  await page.getByRole('link', { name: 'Record the job' }).click();
  await page.getByText('Planned and done').first().waitFor();
  await expectClean(page);
  await button(page, 'Save the record').click();
  await page.getByText('Saved on this device', { exact: true }).waitFor();
}

it(
  'sixty days without a signal: signed in, planned, filled, recorded, then sent',
  { timeout: 300_000 },
  async () => {
    await setUpPhone();
    const port = Number(new URL(server.url).port);
    await server.stop();

    const context = await startOurPhone();
    await context.setOffline(true);
    const page = await context.newPage();
    tellWhenFailed(page);
    await page.clock.install({ time: Date.now() + DAYS_60_MS });
    await page.goto('/');
    await untilAlive(page);
    await expect.poll(() => chip(page).innerText()).toBe('Jo Marsh');
    await strip(page, /^Offline/).waitFor();
    await expectClean(page);
    await doTheJob(page);
    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    await strip(page, /^Offline · \d waiting/).waitFor();
    await button(page, 'Repeat this mix').waitFor();
    expect(await chip(page).innerText()).toBe('Jo Marsh');

    // The server's clock is sixty days on too: there the phone's token expired long ago.
    const asked: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === '/v1/token') asked.push(String(response.status()));
    });
    server = await startServer({
      dataDirectory: join(folder, 'server'),
      port,
      aheadMs: DAYS_60_MS,
    });
    await context.setOffline(false);
    await strip(page, /^Synced/).waitFor({ timeout: 90_000 });
    expect(asked).toContain('200');

    const office = await openFreshPage({ baseURL: server.url });
    await office.page.clock.install({ time: Date.now() + DAYS_60_MS });
    await signIn(office.page, email);
    await panel(office.page).waitFor({ state: 'detached' });
    await office.page.goto('/reporting?days=all');
    await office.page.getByText(/8\sha/).first().waitFor();
    expect(await words(office.page)).toMatch(/Done/);
    await office.close();
    await context.close();
  },
);
