import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { eightProductDraft } from './eightProductDraft.ts';
import { median } from './statistics.ts';

const STARTS = 50;
const GOAL_MS = 2000;

/** Runs in the page: notes when React has taken the drawn page over, and when a plan first stands. */
const noteMoments = (): void => {
  const moments: { usableMs?: number; planMs?: number } = {};
  Object.assign(window, { moments });
  const look = (): void => {
    const root = document.getElementById('root');
    const isAlive =
      root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    if (isAlive) moments.usableMs ??= performance.now();
    if (/loads? of/.test(root?.textContent ?? '')) moments.planMs ??= performance.now();
    if (moments.planMs === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** A browser as it is after the phone was off: its processes are new, its disk is not. */
const start = (folder: string, chromiumPath: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath,
    args: CHROMIUM_FLAGS,
    viewport: { width: 360, height: 800 },
  });

async function visitOnce(origin: string, folder: string, chromiumPath: string): Promise<void> {
  const context = await start(folder, chromiumPath);
  const page = await context.newPage();
  await page.goto(`${origin}/tos`);
  const stored = JSON.stringify({ schema: 1, value: eightProductDraft });
  await page.evaluate((text) => {
    localStorage.setItem('mix.draft', text);
  }, stored);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await context.close();
}

interface Moments {
  readonly usableMs: number;
  readonly planMs: number;
}

async function startInAirplaneMode(
  origin: string,
  folder: string,
  chromiumPath: string,
): Promise<Moments> {
  const context = await start(folder, chromiumPath);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await context.setOffline(true);
    await page.addInitScript(noteMoments);
    await page.goto(`${origin}/mix`);
    const moments = await page.waitForFunction(() => {
      const noted = (window as unknown as { moments: Partial<Moments> }).moments;
      return noted.planMs === undefined ? null : noted;
    });
    return (await moments.jsonValue()) as Moments;
  } finally {
    await context.close();
  }
}

/** Cold starts of the kept app without a network: until it can be used, and until a plan stands. */
export async function offlineBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mix-bench-phone-'));
  try {
    await visitOnce(origin, folder, chromiumPath);
    const runs: Moments[] = [];
    for (let run = 0; run < STARTS; run += 1) {
      runs.push(await startInAirplaneMode(origin, folder, chromiumPath));
    }
    const usable = runs.map(({ usableMs }) => usableMs);
    const planned = runs.map(({ planMs }) => planMs);
    const late = usable.filter((ms) => ms > GOAL_MS);
    return [
      atMost('/mix can be used', median(usable), GOAL_MS, 'ms'),
      atMost(`starts of ${STARTS} that take longer`, late.length, 0, ''),
      atMost('/mix shows the plan of 8 products', median(planned), GOAL_MS, 'ms'),
      told('the same, slowest', `${Math.max(...planned).toFixed(0)} ms`),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
