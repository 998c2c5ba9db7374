import { chromium, type CDPSession, type Page } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { holdDocuments, type HeldDocument } from './holdDocuments.ts';
import { slowProcessor } from './slowProcessor.ts';
import { sprayedRecord } from './sprayedRecord.ts';
import { median } from './statistics.ts';

const RECORDS = 5000;
const RUNS = 5;
/** The line and the calendar of the season: the records of the bench have no prices. */
const PICTURES = 2;

/** Records of sprayed jobs, two a day back from a day. */
const recordsUntil = (today: Date, count: number): readonly HeldDocument[] =>
  Array.from({ length: count }, (_, place) => {
    const day = new Date(today.getTime() - Math.floor(place / 2) * 86_400_000);
    const endedAt = `${day.toISOString().slice(0, 10)}T16:40:00+13:00`;
    return { collection: 'records', id: `r${place}`, fields: { ...sprayedRecord, endedAt } };
  });

/** Runs in the page: ms from the start of the navigation until a record is drawn. */
const untilFirstRow = (): Promise<number> =>
  new Promise((done) => {
    const look = () => {
      if (document.querySelector('main [role=rowgroup] a') === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now()));
    };
    look();
  });

/**
 * Runs in the page once a record is drawn: ms from the start of the navigation until all records are
 * counted, and the longest time between two frames until then.
 */
const untilCounted = (): Promise<{ readonly countedMs: number; readonly longestMs: number }> =>
  new Promise((done) => {
    let longestMs = 0;
    let last = performance.now();
    const look = (now: number) => {
      longestMs = Math.max(longestMs, now - last);
      last = now;
      const counted = document.querySelector('main span[role=status]')?.textContent ?? '';
      if (/\d/.test(counted)) done({ countedMs: performance.now(), longestMs });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Runs in the page once all records are counted: ms until the pictures of them are drawn. */
const untilDrawn = (pictures: number): Promise<number> =>
  new Promise((done) => {
    const start = performance.now();
    const look = () => {
      if (document.querySelectorAll('main figure svg').length < pictures)
        requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now() - start));
    };
    look();
  });

/** Runs in the page: ms from the tap on a quick choice until what it chooses is drawn. */
const changeFilter = (name: string): Promise<number> =>
  new Promise((done) => {
    const buttons = Array.from(
      document.querySelectorAll<HTMLButtonElement>('main fieldset button'),
    );
    const counted = () => document.querySelector('main span[role=status]')?.textContent;
    const before = counted();
    const start = performance.now();
    buttons.find((button) => button.textContent === name)?.click();
    const look = () => {
      if (counted() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => done(performance.now() - start));
    };
    look();
  });

/** Runs in the page: scrolls through everything, and gives the longest time between two frames, ms. */
const scrollThrough = (): Promise<number> =>
  new Promise((done) => {
    let longest = 0;
    let last = performance.now();
    const step = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      const before = window.scrollY;
      window.scrollBy(0, 1600);
      if (window.scrollY === before) done(longest);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** Taps a quick choice, whether the filter is open or has closed behind the last one. */
async function choose(page: Page, name: string): Promise<number> {
  const choice = page.locator('main fieldset button', { hasText: name }).first();
  if (!(await choice.isVisible())) await page.locator('main details summary').first().click();
  await choice.waitFor();
  return page.evaluate(changeFilter, name);
}

async function openReporting(origin: string, page: Page): Promise<number> {
  await page.goto(`${origin}/reporting`);
  return page.evaluate(untilFirstRow);
}

/** What the page's script holds on to, MB. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** The reporting screen with five years of records, on a slow processor. */
export async function reportBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${origin}/tos`);
    await holdDocuments(page, recordsUntil(new Date(), RECORDS));
    const session = await context.newCDPSession(page);
    const processor = await slowProcessor(chromiumPath);
    await processor.apply(session);
    const first: number[] = [];
    const counted: number[] = [];
    const standing: number[] = [];
    const halts: number[] = [];
    const changed: number[] = [];
    const frames: number[] = [];
    const heaps: number[] = [];
    // The first opening finds no kept lines: it reads all records, and keeps what lists and sums
    // need.
    await openReporting(origin, page);
    const { countedMs: firstTimeMs } = await page.evaluate(untilCounted);
    for (let run = 0; run < RUNS; run += 1) {
      first.push(await openReporting(origin, page));
      const { countedMs, longestMs } = await page.evaluate(untilCounted);
      counted.push(countedMs);
      standing.push(countedMs + (await page.evaluate(untilDrawn, PICTURES)));
      halts.push(longestMs);
      changed.push(await choose(page, 'All'));
      changed.push(await choose(page, 'This season'));
      await choose(page, 'All');
      frames.push(await page.evaluate(scrollThrough));
      heaps.push(await heapMb(session));
    }
    return [
      processor.row,
      atMost('the latest records drawn, from the navigation', median(first), 1000, 'ms'),
      told('the same, slowest of 5', `${Math.max(...first).toFixed(0)} ms`),
      told('all records counted and added up', `${median(counted).toFixed(0)} ms`),
      atMost('the season standing, totals and pictures', median(standing), 1000, 'ms'),
      told('before lines are kept beside the records, counted', `${firstTimeMs.toFixed(0)} ms`),
      told('longest time between frames until then', `${median(halts).toFixed(0)} ms`),
      told('memory of the page then', `${median(heaps).toFixed(0)} MB`),
      atMost('another choice drawn, from the tap', median(changed), 300, 'ms'),
      told(
        'longest time between frames, two screens scrolled in each',
        `${median(frames).toFixed(0)} ms`,
      ),
    ].map(processor.judge);
  } finally {
    await browser.close();
  }
}
