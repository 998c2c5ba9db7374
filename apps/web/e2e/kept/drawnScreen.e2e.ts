import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { openKept, withoutWaiting } from './keptApp.ts';

/** What stands on a page of the kept app before any script has run. */
async function drawn(page: Page, path: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path);
  const text = await page.locator('#root').innerText();
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
  return text;
}

/** Chooses a language as the reader does, and lives with it long enough to be known by it. */
async function speak(page: Page, language: 'en' | 'fr', isDrawnForIt: boolean): Promise<void> {
  await page.evaluate((chosen) => {
    const preferences = JSON.stringify({ language: chosen, unitSystem: 'metric' });
    localStorage.setItem('mix.preferences', preferences);
  }, language);
  await page.goto('/tos');
  await untilAlive(page);
  const isNoted = () => page.evaluate(() => caches.has('mix-drawn-screen'));
  await expect.poll(isNoted).toBe(!isDrawnForIt);
}

it('shows no screen in other words than the reader’s while the scripts of the kept app start', async () => {
  const { page, complaints, close } = await openFreshPage({ serviceWorkers: 'allow' });
  await withoutWaiting(page);
  await openKept(page);
  expect(await drawn(page, '/')).toContain('Plan a mix');
  expect(await drawn(page, '/products')).toContain('Products');
  // One product's page was not drawn: no list stands in its place.
  expect(await drawn(page, '/products?stock=urea')).toBe('');

  await page.goto('/');
  await speak(page, 'fr', false);
  for (const path of ['/', '/products', '/reporting'])
    expect(await drawn(page, path), path).toBe('');
  // What is typed there before the scripts run counts.
  expect(await drawn(page, '/mix')).toContain('Area');
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Nouvelle bouillie' }).waitFor();

  await speak(page, 'en', true);
  expect(await drawn(page, '/')).toContain('Plan a mix');
  await page.goto('/');
  await untilAlive(page);
  expect(complaints).toEqual([]);
  await close();
});
