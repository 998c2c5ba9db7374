import type { Page } from 'playwright-core';
import { eightProductDraft } from './eightProductDraft.ts';

/** Opens the mix screen with eight products on it, as a device that has planned before. */
export async function openMix(origin: string, page: Page): Promise<void> {
  const stored = JSON.stringify({ schema: 1, value: eightProductDraft });
  await page.addInitScript((text) => {
    localStorage.setItem('mix.draft', text);
  }, stored);
  await page.goto(`${origin}/mix`);
  await page
    .getByText(/loads?(?: of|:)/)
    .first()
    .waitFor();
}
