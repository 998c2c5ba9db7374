import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../chromiumFlags.ts';
import { momentsOf, noteMoments } from '../moments.ts';
import {
  mainThreadWith,
  taskMsBetween,
  threadMsBetween,
  type MainThread,
  type PageRequest,
} from '../trace/mainThread.ts';
import { modelledLastByteMs, SLOW_4G } from './slow4g.ts';
import { traceOf } from './traceOf.ts';

/** What somebody waits for on a screen. */
export type Awaited = 'plan' | 'alive';

/** What the app keeps on a device with a mix, by key: the mix, and what it lays beside. */
export type KeptMix = Readonly<Record<string, string>>;

/** One cold load of a page until what is waited for; processor times are of its main thread. */
export interface Load {
  readonly requests: readonly PageRequest[];
  readonly processorMs: number;
  readonly processorAfterLastByteMs: number;
  readonly processorUntilPaintMs: number;
  /** The processor time of each task after the first paint, ms. */
  readonly tasksAfterPaintMs: readonly number[];
  /** From the first byte of the page to its first request, by the clock, ms; null when it asks for nothing. */
  readonly firstAssetMs: number | null;
  /** By the model of the line, ms after the page was asked for. */
  readonly lastByteMs: number;
  /** The same for the page alone, which the largest paint is drawn from. */
  readonly lastByteOfPageMs: number;
  readonly layoutShift: number;
}

function readLoad(thread: MainThread, mark: string, layoutShift: number): Load {
  const awaitedAt = thread.last(mark) ?? 0;
  // Nobody waits for requests that the page makes in its first effects.
  const requests = thread.requests
    .filter(({ finishedAt }) => finishedAt <= awaitedAt)
    .toSorted((a, b) => a.sentAt - b.sentAt);
  const [document, asset] = requests;
  const lastByteAt = Math.max(...requests.map(({ finishedAt }) => finishedAt));
  const paintedAt = thread.last('largestContentfulPaint::Candidate', awaitedAt) ?? awaitedAt;
  const since = (from: number, to: number): number => threadMsBetween(thread, from, to);
  const until = (to: number): number => thread.birthMs + since(thread.askedAt ?? 0, to);
  return {
    requests,
    processorMs: until(awaitedAt),
    processorAfterLastByteMs: since(lastByteAt, awaitedAt),
    processorUntilPaintMs: until(paintedAt),
    tasksAfterPaintMs: taskMsBetween(thread, thread.last('firstPaint') ?? 0, awaitedAt),
    firstAssetMs:
      document?.answeredAt == null || asset === undefined
        ? null
        : (asset.sentAt - document.answeredAt) / 1000,
    lastByteMs: modelledLastByteMs(requests),
    lastByteOfPageMs: modelledLastByteMs(requests.slice(0, 1)),
    layoutShift,
  };
}

/** Loads a page in a browser that has nothing of it, over slow 4G. */
export async function loadPage(
  address: string,
  awaited: Awaited,
  kept: KeptMix,
  chromiumPath: string,
): Promise<Load> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(noteMoments);
    await page.addInitScript((texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, kept);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const stop = await traceOf(browser, page);
    await page.goto(address, { waitUntil: 'commit' });
    const { layoutShift } = await momentsOf(page, awaited === 'plan' ? 'planMs' : 'aliveMs');
    return readLoad(mainThreadWith(awaited, await stop()), awaited, layoutShift);
  } finally {
    await browser.close();
  }
}
