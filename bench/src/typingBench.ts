import { chromium, type Page } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { openMix } from './openMix.ts';
import { slowProcessor, type SlowProcessor } from './slowProcessor.ts';
import { percentile } from './statistics.ts';

/** Numbers, half numbers and text that is none: what fingers really send. */
const TYPED = ['1', '12', '120', '0.5', '1,5', '1,500', '12.', '-3', 'abc', '99999999', '250'];

interface KeyPress {
  readonly field: string;
  readonly typed: string;
  readonly milliseconds: number;
}

/** Runs in the page: collects how long each key press took from the key to the next paint. */
const collectKeyPresses = (): void => {
  const durations: number[] = [];
  Object.assign(window, { keyPressDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'keydown' || entry.name === 'keypress' || entry.name === 'input') {
        durations.push(entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The longest of the events of one key press, ms; at most 16 when none was long enough to be told. */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { keyPressDurations: number[] }).keyPressDurations.length = 0;
  });
  await page.keyboard.type(key);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForTimeout(30);
  return page.evaluate(() =>
    Math.max(16, ...(window as unknown as { keyPressDurations: number[] }).keyPressDurations),
  );
}

/** Types every text into every field of the screen that takes text. */
async function typeEverywhere(
  origin: string,
  chromiumPath: string,
  processor: SlowProcessor,
  onlyRates: boolean,
): Promise<readonly KeyPress[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(collectKeyPresses);
    await openMix(origin, page);
    await processor.apply(session);
    const presses: KeyPress[] = [];
    const fields = page.locator(
      onlyRates ? 'input[inputmode=decimal][id*="rate"]' : 'input[inputmode=decimal]:visible',
    );
    const count = await fields.count();
    if (count === 0) throw new Error('no field to type into');
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      const name = (await field.getAttribute('id')) ?? String(index);
      const before = await field.inputValue();
      for (const typed of TYPED) {
        await field.fill('');
        await field.focus();
        for (const key of typed) {
          presses.push({ field: name, typed, milliseconds: await press(page, key) });
        }
      }
      await field.fill(before);
    }
    return presses;
  } finally {
    await browser.close();
  }
}

/** Key presses on the mix screen with eight products, on slow processors. */
export async function typingBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const sixth = slowProcessor(6);
  const rates = await typeEverywhere(origin, chromiumPath, sixth, true);
  const quarter = slowProcessor(4);
  const everywhere = await typeEverywhere(origin, chromiumPath, quarter, false);
  const longest = everywhere.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const all = rates.map(({ milliseconds }) => milliseconds);
  return [
    sixth.row,
    atMost('typing a rate with 8 products, 6x slowdown, p95', percentile(all, 0.95), 100, 'ms'),
    told('the same, key presses measured', String(all.length)),
    quarter.row,
    atMost('worst key press in any field, 4x slowdown', longest.milliseconds, 50, 'ms'),
    told(
      'where the worst was, of how many',
      `${JSON.stringify(longest.typed)} in ${longest.field}, ${everywhere.length} presses`,
    ),
  ];
}
