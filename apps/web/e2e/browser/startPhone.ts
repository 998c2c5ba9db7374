import { chromium, type BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { LONGEST_WAIT_MS, phone, siteUrl } from './browser.ts';

/**
 * A phone that is switched on: its processes are new at each start, its disk is the same.
 * @param disk the folder with the phone's storage
 */
export async function startPhone(
  disk: string,
  baseURL: string = siteUrl(),
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(disk, {
    executablePath: inject('chromiumPath'),
    viewport: phone,
    baseURL,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return context;
}
