import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { eightProductDraft } from './eightProductDraft.ts';
import { momentsOf, noteMoments } from './moments.ts';
import { slowProcessor, type SlowProcessor } from './slowProcessor.ts';
import { median } from './statistics.ts';

const STARTS = 50;
const USABLE_MS = 2000;
const PLAN_MS = 600;

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

interface Start {
  readonly usableMs: number;
  readonly planMs: number;
}

async function startInAirplaneMode(
  origin: string,
  folder: string,
  processor: SlowProcessor,
  chromiumPath: string,
): Promise<Start> {
  const context = await start(folder, chromiumPath);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await processor.apply(session);
    await context.setOffline(true);
    await page.addInitScript(noteMoments);
    await page.goto(`${origin}/mix`);
    const { aliveMs, planMs } = await momentsOf(page, 'planMs');
    if (planMs === undefined) throw new Error('no plan was noted');
    // A plan drawn at the first drawing stands a frame before the page is known to answer.
    return { usableMs: aliveMs ?? planMs, planMs };
  } finally {
    await context.close();
  }
}

/** Cold starts of the kept app without a network: until it can be used, and until a plan stands. */
export async function offlineBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mix-bench-phone-'));
  try {
    await visitOnce(origin, folder, chromiumPath);
    const processor = await slowProcessor(chromiumPath);
    const runs: Start[] = [];
    for (let run = 0; run < STARTS; run += 1) {
      runs.push(await startInAirplaneMode(origin, folder, processor, chromiumPath));
    }
    const usable = runs.map(({ usableMs }) => usableMs);
    const planned = runs.map(({ planMs }) => planMs);
    const late = usable.filter((ms) => ms > USABLE_MS);
    return [
      processor.row,
      atMost('/mix can be used', median(usable), USABLE_MS, 'ms'),
      atMost(`starts of ${STARTS} that take longer`, late.length, 0, ''),
      atMost('/mix shows the plan of 8 products', median(planned), PLAN_MS, 'ms'),
      told('the same, slowest', `${Math.max(...planned).toFixed(0)} ms`),
    ].map(processor.judge);
  } finally {
    await rm(folder, { recursive: true });
  }
}
