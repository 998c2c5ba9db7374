import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { season } from '../../src/reports/testing/season.ts';
import { openFreshPage, untilAlive, type FreshPage } from '../browser/browser.ts';
import { seedDocuments, type SeededDocument } from '../setup/seedDocuments.ts';
import { button } from '../mix/mixScreen.ts';

/** Time of the clock in every test. */
const NOW = new Date('2026-11-22T01:00:00Z');

export async function openReporting(
  documents: readonly SeededDocument[] = season,
  options: Parameters<typeof openFreshPage>[0] = {},
): Promise<FreshPage> {
  const fresh = await openFreshPage({ fixedTime: NOW, ...options });
  await fresh.page.goto('/tos');
  await seedDocuments(fresh.page, documents);
  await fresh.page.goto('/reporting');
  await untilAlive(fresh.page);
  return fresh;
}

/** Opens the line that names the filter: it holds all choices. */
export const openFilter = (page: Page) => page.getByText('Filter', { exact: true }).click();

/** The records that are drawn. */
export const recordLinks = (page: Page) => page.locator('main [role=rowgroup] a');

/** Names of the mixes of the drawn records. */
export const rowNames = (page: Page) => recordLinks(page).locator('span').allInnerTexts();

/** The file that a tap on a button saves. */
export async function saved(page: Page, name: string): Promise<{ name: string; path: string }> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

export const hasPdfReader = (): boolean => {
  try {
    execFileSync('which', ['pdftotext']);
    return true;
  } catch {
    return false;
  }
};

export const pdfText = (path: string): string =>
  execFileSync('pdftotext', ['-layout', path, '-']).toString();
