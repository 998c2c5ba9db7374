import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import {
  openFirstVisit,
  openFreshPage,
  phone,
  untilAlive,
  untilQuiet,
} from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { tablesOf } from '../browser/tablesOf.ts';
import { sampled } from '../setup/sampled.ts';
import { PICTURE_TIME, screenNamed } from './screenList.ts';

/** From the narrowest phone to a screen on the wall: both sides of each width at which a screen changes. */
const WIDTHS = [1920, 1280, 1279, 1024, 960, 820, 740, 600, 390, 360, 320];

interface Seen {
  /** Name of a state of the gallery. */
  readonly state: string;
  /** Names of the tables that are seen there at one width at least. */
  readonly tables: readonly string[];
}

/** Each file that draws a table, and the states in which it is tested. */
const DRAWN_IN: Readonly<Record<string, readonly Seen[]>> = {
  'reports/RecordRows.tsx': [
    { state: 'reporting', tables: ['Records'] },
    { state: 'reporting-season', tables: ['Records'] },
  ],
  'reports/charts/NitrogenByPaddock.tsx': [
    { state: 'reporting-season', tables: ['Nitrogen by paddock'] },
  ],
  'reports/charts/ChartFigure.tsx': [
    { state: 'reporting-season', tables: ['Cost by month: As a table'] },
  ],
  'reports/charts/ProductColumns.tsx': [
    { state: 'reporting-season', tables: ['Product use by month: As a table'] },
  ],
  'reports/season/SeasonTable.tsx': [
    { state: 'reporting-rounds', tables: ['The season by paddocks and months'] },
  ],
  'reports/season/CostByPaddock.tsx': [{ state: 'reporting-rounds', tables: ['Cost by paddock'] }],
  'plan/result/AmountTable.tsx': [{ state: 'result', tables: ['Amounts by load'] }],
  'plan/result/sections/CostSection.tsx': [{ state: 'result', tables: ['Cost by product'] }],
  'records/card/PlannedAndDone.tsx': [{ state: 'record', tables: ['By product'] }],
  'farm/jobs/sheet/ToldAndDone.tsx': [{ state: 'job-sheet', tables: ['What'] }],
  'farm/jobs/desk/JobLoads.tsx': [{ state: 'jobs-board', tables: ['Loads'] }],
  'plan/outcome/PlanDetail.tsx': [{ state: 'mix-planned', tables: [] }],
  'stock/ledger/LedgerTable.tsx': [{ state: 'shed-one', tables: ['Day'] }],
  'machine/catchTest/SpeedView.tsx': [{ state: 'catch-test-speed', tables: ['Runs'] }],
};

/**
 * Files whose table is in no state, and where it is tested or why not: paper has a size of its own,
 * the verdicts of all pairs are signs on a map that is moved under its headings, and two need
 * another person's job or a press on the way.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'ui/figures/TableView.tsx': 'drawn by those above',
  'ui/paper/DrawnPart.tsx': 'paper',
  'products/pairs/PairMatrix.tsx': 'a map of signs',
  'reports/papers/PaperView.tsx': 'below: the nitrogen report',
  'share/received/ReceivedPlan.tsx': 'below: a job that somebody sent',
  'share/received/ReceivedResult.tsx': 'the same table as PlannedAndDone',
};

async function openState(name: string) {
  const { device = {}, open, isBroken } = screenNamed(name);
  const fresh = await (isBroken === true ? openFirstVisit : openFreshPage)({
    viewport: phone,
    reducedMotion: 'reduce',
    fixedTime: PICTURE_TIME,
  });
  await holdOnDevice(fresh.page, device);
  await open(fresh.page);
  await openAll(fresh.page);
  return fresh;
}

/** Opens every folded section of the page. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await untilQuiet(page);
}

async function expectTables(page: Page, asked: readonly string[]): Promise<void> {
  const faults: Record<string, readonly string[]> = {};
  const seen = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await openAll(page);
    for (const table of await tablesOf(page)) {
      seen.add(table.name);
      if (table.faults.length > 0) faults[`${table.name} at ${width}`] = table.faults.slice(0, 3);
    }
  }
  expect(faults).toEqual({});
  expect([...asked].filter((name) => !seen.has(name))).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
}

const byState = Map.groupBy(Object.values(DRAWN_IN).flat(), ({ state }) => state);

/** The widest table, and the table that a record is checked by. */
const SAMPLE = new Set(['reporting', 'job-sheet']);

it.for(sampled([...byState], ([state]) => SAMPLE.has(state)))(
  '%s: headings stand over their figures, and each figure is in sight, at every width',
  async ([state, seen]) => {
    const { page, complaints, close } = await openState(state);
    await expectTables(
      page,
      seen.flatMap(({ tables }) => tables),
    );
    expect(complaints.filter((text) => text.includes('ResizeObserver'))).toEqual([]);
    await close();
  },
);

async function nitrogenReport(): Promise<void> {
  const { page, close } = await openState('reporting-season');
  await page.getByRole('link', { name: 'Nitrogen report' }).click();
  await page.getByRole('button', { name: 'Print' }).first().waitFor();
  await expectTables(page, []);
  await close();
}

async function receivedJob(): Promise<void> {
  const sender = await openFreshPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await holdOnDevice(sender.page, screenNamed('result').device ?? {});
  await sender.page.goto('/result');
  await untilAlive(sender.page);
  await sender.page.getByRole('button', { name: 'Share' }).click();
  await sender.page.getByRole('button', { name: 'Copy the link' }).click();
  await sender.page.getByText('Link copied').waitFor();
  const link = await sender.page.evaluate(() => navigator.clipboard.readText());
  await sender.close();
  const { page, close } = await openFreshPage({ viewport: phone });
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await untilAlive(page);
  await page.getByRole('textbox', { name: /^Tank/ }).fill('1200');
  await expectTables(page, []);
  await close();
}

/** Tables that no state of the gallery opens. */
const onTheWay = [
  ['the nitrogen report', nitrogenReport],
  ['a job that somebody sent', receivedJob],
] as const;
it.for(sampled(onTheWay, () => false))('%s: so do those that are opened on the way', ([, look]) =>
  look(),
);

it('looks at every table that the app draws', async () => {
  const root = join(import.meta.dirname, '../../src');
  const drawing: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: root })) {
    if (path.endsWith('.test.tsx')) continue;
    const text = await readFile(join(root, path), 'utf8');
    if (/<table[\s>]|<TableView[\s>]|role="table"/.test(text)) drawing.push(path);
  }
  const looked = [...Object.keys(DRAWN_IN), ...Object.keys(ELSEWHERE)];
  expect(drawing.toSorted()).toEqual(looked.toSorted());
});
