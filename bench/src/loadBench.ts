import { chromium, type CDPSession } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { eightProductDraft } from './eightProductDraft.ts';
import { momentsOf, noteMoments } from './moments.ts';
import { slowProcessor, type SlowProcessor } from './slowProcessor.ts';
import { median } from './statistics.ts';

const RUNS = 5;

/** Slow 4G on the real connection, as Lighthouse applies it: 150 ms round trips at 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** What somebody waits for on a screen. */
type Awaited = 'plan' | 'tap';

interface Transfer {
  readonly requests: number;
  readonly bytes: number;
}

/** Notes when each request of the page is answered and each byte comes, by the browser's own clock. */
async function noteTransfers(session: CDPSession): Promise<(untilMs: number) => Transfer> {
  const answered: number[] = [];
  const received: { readonly at: number; readonly bytes: number }[] = [];
  let origin: number | null = null;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    origin ??= timestamp;
  });
  session.on('Network.loadingFinished', ({ timestamp }) => {
    answered.push(timestamp - (origin ?? timestamp));
  });
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => {
    received.push({ at: timestamp - (origin ?? timestamp), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return (untilMs) => ({
    // What the living page asks for in its first effects, nobody has waited for.
    requests: answered.filter((at) => at * 1000 <= untilMs).length,
    bytes: received
      .filter(({ at }) => at * 1000 <= untilMs)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  });
}

interface LoadFigures extends Transfer {
  readonly waitMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly mainThreadMs: number;
}

/** The browser's own count of what its main thread did, ms. */
async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** What a device holds by key on which the app has kept this mix: the mix, and what it lays beside. */
type KeptMix = Readonly<Record<string, string>>;

async function keepMix(origin: string, chromiumPath: string): Promise<KeptMix> {
  const draft = JSON.stringify({ schema: 1, value: eightProductDraft });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.addInitScript((text) => {
      localStorage.setItem('mix.draft', text);
    }, draft);
    await page.goto(`${origin}/mix`);
    const facts = await page.waitForFunction(() => localStorage.getItem('mix.facts'));
    return { 'mix.draft': draft, 'mix.facts': String(await facts.jsonValue()) };
  } finally {
    await browser.close();
  }
}

async function loadOnce(
  address: string,
  awaited: Awaited,
  kept: KeptMix,
  processor: SlowProcessor,
  chromiumPath: string,
): Promise<LoadFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(noteMoments);
    await page.addInitScript((texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, kept);
    const transfers = await noteTransfers(session);
    await session.send('Performance.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await processor.apply(session);
    await page.goto(address, { waitUntil: 'commit' });
    const key = awaited === 'plan' ? 'planMs' : 'aliveMs';
    const moments = await momentsOf(page, key);
    const busyMs = await mainThreadMs(session);
    const waitMs = moments[key] ?? 0;
    const paintedMs = moments.firstPaintMs ?? 0;
    return {
      waitMs,
      largestPaintMs: moments.largestPaintMs ?? 0,
      layoutShift: moments.layoutShift,
      blockingMs: moments.longTasks
        .filter(({ startMs }) => startMs >= paintedMs)
        .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0),
      mainThreadMs: busyMs,
      ...transfers(waitMs),
    };
  } finally {
    await browser.close();
  }
}

interface Goals {
  readonly route: string;
  readonly awaited: Awaited;
  readonly what: string;
  readonly waitMs: number;
  readonly mainThreadMs: number | null;
}

const GOALS: readonly Goals[] = [
  { route: '/', awaited: 'tap', what: 'answers a tap', waitMs: 2000, mainThreadMs: null },
  {
    route: '/mix',
    awaited: 'plan',
    what: 'the plan of 8 products stands',
    waitMs: 2500,
    mainThreadMs: 900,
  },
  {
    route: '/result',
    awaited: 'plan',
    what: 'the plan of a kept mix stands',
    waitMs: 2600,
    mainThreadMs: null,
  },
];

/** Cold loads over our own server, median of five with a fresh profile each. */
export async function loadBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const processor = slowProcessor(4);
  const rows: BenchRow[] = [processor.row];
  const kept = await keepMix(origin, chromiumPath);
  for (const { route, awaited, what, waitMs, mainThreadMs: mostMs } of GOALS) {
    const runs: LoadFigures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await loadOnce(origin + route, awaited, kept, processor, chromiumPath));
    }
    const middle = (pick: (figures: LoadFigures) => number): number => median(runs.map(pick));
    const busy = middle((run) => run.mainThreadMs);
    const slowest = Math.max(...runs.map((run) => run.waitMs));
    rows.push(
      atMost(
        `${route}: ${what}`,
        middle((run) => run.waitMs),
        waitMs,
        'ms',
      ),
      told('the same, slowest of 5', `${slowest.toFixed(0)} ms`),
      atMost(
        `${route}: requests answered until then`,
        middle((run) => run.requests),
        8,
        '',
      ),
      atMost(`${route}: received until then`, middle((run) => run.bytes) / 1000, 230, 'kB', 1),
      atMost(
        `${route}: largest paint (LCP)`,
        middle((run) => run.largestPaintMs),
        850,
        'ms',
      ),
      atMost(
        `${route}: blocking time (TBT)`,
        middle((run) => run.blockingMs),
        50,
        'ms',
      ),
      atMost(
        `${route}: layout shift (CLS)`,
        middle((run) => run.layoutShift),
        0,
        '',
        3,
      ),
      mostMs === null
        ? told(`${route}: main thread until then`, `${busy.toFixed(0)} ms`)
        : atMost(`${route}: main thread until then`, busy, mostMs, 'ms'),
    );
  }
  return rows;
}
