import { chromium, type Browser, type Page } from 'playwright-core';
import { atMost, told, type BenchRow } from '../BenchRow.ts';
import { CHROMIUM_FLAGS } from '../chromiumFlags.ts';
import { openMix } from '../openMix.ts';
import { median } from '../statistics.ts';
import { mainThreadWith, threadMsBetween } from '../trace/mainThread.ts';
import { ratioOf, refusalOf, unlessRefused } from './besideControl.ts';
import { traceOf } from './traceOf.ts';

const ROUNDS = 7;
const TIMES = 3;
/** How often the same keys are typed for one figure: a key takes only some milliseconds. */
const TIMES_TYPED = 2;
/** A plan stands after each of them, in either field. */
const TYPED = ['3', '7', '.', '5'];
/** What follows from a key is drawn by then, ms. */
const QUIET_MS = 700;

/** A page that stands open with a field on it. */
interface Typed {
  readonly browser: Browser;
  readonly page: Page;
}

async function open(chromiumPath: string, to: (page: Page) => Promise<unknown>): Promise<Typed> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await to(page);
  return { browser, page };
}

/** What the main thread takes for a key in a field, with all that follows from it, ms. */
async function keyMs({ browser, page }: Typed, selector: string): Promise<number> {
  const field = page.locator(selector).first();
  const before = await field.inputValue();
  let sumMs = 0;
  for (let time = 0; time < TIMES_TYPED; time += 1) {
    await field.fill('');
    await page.waitForTimeout(QUIET_MS);
    const stop = await traceOf(browser, page);
    await page.evaluate(() => performance.mark('typing'));
    for (const key of TYPED) {
      await page.keyboard.type(key);
      await page.waitForTimeout(QUIET_MS);
    }
    await page.evaluate(() => performance.mark('typed'));
    const thread = mainThreadWith('typed', await stop());
    sumMs += threadMsBetween(thread, thread.last('typing') ?? 0, thread.last('typed') ?? 0);
  }
  await field.fill(before);
  return sumMs / (TIMES_TYPED * TYPED.length);
}

/** Key presses of a mix of eight products beside those of the control, in turns. */
export async function keyRows(
  control: string,
  origin: string,
  chromiumPath: string,
): Promise<readonly BenchRow[]> {
  const theirs = await open(chromiumPath, (page) => page.goto(`${control}/`));
  const ours = await open(chromiumPath, (page) => openMix(origin, page));
  try {
    const took: { readonly control: number; readonly area: number; readonly rate: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = {
        control: await keyMs(theirs, '#field-0-0'),
        area: await keyMs(ours, '#field-sprayAreaHa'),
        rate: await keyMs(ours, 'input[inputmode=decimal][id*="rate"]'),
      };
      // The first is for warming up.
      if (round > 0) took.push(one);
    }
    const controls = took.map((one) => one.control);
    const refusal = refusalOf(controls);
    const rowOf = (field: 'area' | 'rate'): BenchRow =>
      atMost(
        `a key in the ${field}, 8 products: main thread`,
        ratioOf(took.map((one) => ({ control: one.control, ours: one[field] }))),
        TIMES,
        'x control',
        2,
      );
    const figure = (samples: readonly number[]): string => `${median(samples).toFixed(1)} ms`;
    return [
      unlessRefused(rowOf('area'), refusal),
      unlessRefused(rowOf('rate'), refusal),
      told(
        'a key: main thread here, area and rate, and the control’s',
        `${figure(took.map(({ area }) => area))}, ${figure(took.map(({ rate }) => rate))}; ${figure(controls)}`,
      ),
    ];
  } finally {
    await Promise.all([theirs.browser.close(), ours.browser.close()]);
  }
}
