import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFreshPage, untilAlive, untilQuiet } from '../browser/browser.ts';
import { withoutWaiting } from './keptApp.ts';
import { expectClean } from '../browser/expectClean.ts';

const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function openWithWork() {
  const fresh = await openFreshPage();
  await withoutWaiting(fresh.page);
  await fresh.page.addInitScript(() => {
    localStorage.setItem('mix.draft', '{"schema":1,"value":{"products":[]}}');
  });
  return fresh;
}

/** Comes to Home from another screen, once the code that keeps the app has loaded. */
async function arriveAtHome(page: Page): Promise<void> {
  await page.goto('/tos');
  await untilAlive(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keepAppOnDevice')),
  );
  await untilQuiet(page);
  await page.getByRole('link', { name: /Mix Calculator/ }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

it('offers to install once, to somebody who has planned here', async () => {
  const { page, complaints, close } = await openWithWork();
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const prompt = () => {
        document.title = 'asked to install';
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  await arriveAtHome(page);
  await page.getByText('Keep this app on the home screen').waitFor();
  await expectClean(page);

  // The offer is made only on Home, never on the screen of a mix.
  await goTo(page, 'Mix');
  await page.getByRole('heading', { name: 'Mix' }).waitFor();
  expect(await page.getByText('Keep this app').count()).toBe(0);
  await goTo(page, 'Home');
  await page.getByRole('button', { name: 'Install' }).click();
  await page.waitForFunction(() => document.title === 'asked to install');
  await page.getByText('Keep this app').waitFor({ state: 'detached' });

  await arriveAtHome(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Keep this app').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('names the steps where the browser has no offer of its own', async () => {
  const { page, close } = await openWithWork();
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
  });
  await arriveAtHome(page);
  await page.getByText('tap Share, then Add to Home Screen').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await arriveAtHome(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Add to Home Screen').count()).toBe(0);
  await close();
});

it('asks nothing of a first visitor', async () => {
  const fresh = await openFreshPage();
  await withoutWaiting(fresh.page);
  await fresh.page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
  });
  await arriveAtHome(fresh.page);
  await fresh.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await fresh.page.getByText('Add to Home Screen').count()).toBe(0);
  await fresh.close();
});
