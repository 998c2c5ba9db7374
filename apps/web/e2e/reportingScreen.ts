import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { exampleRecord, paddock, urea } from '../src/report/testing/exampleRecord.ts';
import { openFreshPage, untilAlive, type FreshPage } from './browser.ts';
import { seedDocuments, type SeededDocument } from './seedDocuments.ts';
import { button } from './mixScreen.ts';

/** What the clock of every test says. */
const NOW = new Date('2026-11-22T01:00:00Z');

export const uan = {
  id: 'uan32',
  litres: 50,
  analysis: { N: 32 },
  densityKgPerL: 1.32,
  centsPerUnit: 200,
};

const records = [
  exampleRecord([urea(400, { centsPerUnit: 110 })], {
    name: 'Spring growth',
    paddockId: 'hill',
    location: 'Hill',
    operator: 'Sam',
  }),
  exampleRecord([urea(300, { planned: 400 })], {
    name: 'First urea',
    state: 'partDone',
    paddockId: 'hill',
    areaDoneHa: 15,
    carrierL: 1500,
    startedAt: '2026-08-03T08:00:00+12:00',
    endedAt: '2026-08-03T10:00:00+12:00',
    operator: 'Jo',
  }),
  exampleRecord([uan], {
    name: '=SUM(A1:A9)',
    paddockId: 'totara',
    sprayAreaHa: 10,
    areaDoneHa: 10,
    plannedCarrierL: 1000,
    carrierL: 1000,
    endedAt: '2026-11-05T10:00:00+13:00',
    operator: 'Sam',
    notes: 'Gate left open, "top" end',
  }),
  exampleRecord([urea(200)], {
    name: 'Autumn',
    paddockId: 'hill',
    endedAt: '2026-03-10T10:00:00+13:00',
  }),
];

export const seeds: readonly SeededDocument[] = [
  ...records.map((value, place) => ({ collection: 'records' as const, id: `r${place}`, value })),
  ...[
    paddock('hill', 'Hill', 20),
    paddock('gully', 'Gully', 3.1, null),
    paddock('totara', 'Tōtara', 10),
  ].map(({ id, value }) => ({ collection: 'paddocks' as const, id, value })),
];

export async function openReporting(
  documents: readonly SeededDocument[] = seeds,
  options: Parameters<typeof openFreshPage>[0] = {},
): Promise<FreshPage> {
  const fresh = await openFreshPage(options);
  await fresh.page.clock.setFixedTime(NOW);
  await fresh.page.goto('/tos');
  await seedDocuments(fresh.page, documents);
  await fresh.page.goto('/reporting');
  await untilAlive(fresh.page);
  return fresh;
}

export const rowNames = (page: Page) => page.locator('main li a strong').allInnerTexts();

/** What is saved by a tap. */
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
