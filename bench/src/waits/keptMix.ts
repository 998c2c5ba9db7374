import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../chromiumFlags.ts';
import { openMix } from '../openMix.ts';
import type { KeptMix } from './loadPage.ts';

/** Lets the app keep the mix of eight products, with the facts it lays beside it. */
export async function keepMix(origin: string, chromiumPath: string): Promise<KeptMix> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await openMix(origin, page);
    const facts = await page.waitForFunction(() => localStorage.getItem('mix.facts'));
    const draft = await page.evaluate(() => localStorage.getItem('mix.draft'));
    return { 'mix.draft': String(draft), 'mix.facts': String(await facts.jsonValue()) };
  } finally {
    await browser.close();
  }
}
