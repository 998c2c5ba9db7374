import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { median } from './statistics.ts';

const RUNS = 5;

/** Slow 4G applied to the real connection and 4x CPU slowdown, as the load goals state them. */
const THROTTLING = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};

interface LoadFigures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly mainThreadMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly requestsBeforeLargestPaint: number;
}

async function loadOnce(address: string, chromiumPath: string): Promise<LoadFigures> {
  const chrome = await chromeLauncher.launch({
    chromePath: chromiumPath,
    chromeFlags: CHROMIUM_FLAGS,
  });
  try {
    const run = await lighthouse(
      address,
      { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] },
      {
        extends: 'lighthouse:default',
        settings: { formFactor: 'mobile', throttlingMethod: 'devtools', throttling: THROTTLING },
      },
    );
    if (run === undefined) throw new Error(`no measurement of ${address}`);
    const figure = (name: string): number => {
      const value = run.lhr.audits[name]?.numericValue;
      if (value === undefined) throw new Error(`${name} is missing for ${address}`);
      return value;
    };
    const largestPaintMs = figure('largest-contentful-paint');
    const requests = run.lhr.audits['network-requests']?.details as
      { items: { networkEndTime: number; networkRequestTime: number }[] } | undefined;
    const started = requests?.items[0]?.networkRequestTime ?? 0;
    return {
      firstPaintMs: figure('first-contentful-paint'),
      largestPaintMs,
      mainThreadMs: figure('mainthread-work-breakdown'),
      blockingMs: figure('total-blocking-time'),
      layoutShift: figure('cumulative-layout-shift'),
      requestsBeforeLargestPaint: (requests?.items ?? []).filter(
        ({ networkEndTime }) => networkEndTime - started <= largestPaintMs,
      ).length,
    };
  } finally {
    chrome.kill();
  }
}

/** Cold loads of one route, median of five with a fresh profile each. */
export async function loadBench(
  origin: string,
  route: string,
  chromiumPath: string,
): Promise<BenchRow[]> {
  const runs: LoadFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await loadOnce(origin + route, chromiumPath));
  const middle = (pick: (figures: LoadFigures) => number): number => median(runs.map(pick));
  const slowest = Math.max(...runs.map(({ largestPaintMs }) => largestPaintMs));
  return [
    told(`${route} first paint`, `${middle(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms`),
    atMost(
      `${route} largest paint (LCP)`,
      middle(({ largestPaintMs }) => largestPaintMs),
      800,
      'ms',
    ),
    told(`${route} largest paint, slowest of ${RUNS}`, `${slowest.toFixed(0)} ms`),
    atMost(
      `${route} main thread`,
      middle(({ mainThreadMs }) => mainThreadMs),
      400,
      'ms',
    ),
    atMost(
      `${route} blocking time (TBT)`,
      middle(({ blockingMs }) => blockingMs),
      50,
      'ms',
    ),
    atMost(
      `${route} layout shift (CLS)`,
      middle(({ layoutShift }) => layoutShift),
      0.01,
      '',
      3,
    ),
    atMost(
      `${route} answers received before the largest paint`,
      middle(({ requestsBeforeLargestPaint }) => requestsBeforeLargestPaint),
      1,
      '',
    ),
  ];
}
