import { chromium, type Page } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { openMix } from './openMix.ts';
import { slowProcessor, type SlowProcessor } from './slowProcessor.ts';

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
    const fields = page.locator('input[inputmode=decimal]:visible');
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

/** Every key press of every field of the mix screen with eight products, on the phone. */
export async function typingBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const processor = await slowProcessor(chromiumPath);
  const presses = await typeEverywhere(origin, chromiumPath, processor);
  const longest = presses.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return [
    processor.row,
    atMost('worst key press in any field, on the phone', longest.milliseconds, 50, 'ms'),
    told(
      'where the worst was, of how many',
      `${JSON.stringify(longest.typed)} in ${longest.field}, ${presses.length} presses`,
    ),
  ].map(processor.judge);
}
