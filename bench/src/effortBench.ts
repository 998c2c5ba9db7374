import { chromium, type Browser, type Locator } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { deviceJourneys } from './effort/deviceJourneys.ts';
import { farmJourneys } from './effort/farmJourneys.ts';
import { holdDocuments } from './holdDocuments.ts';
import type { Journey } from './effort/Journey.ts';
import { mixJourneys } from './effort/mixJourneys.ts';
import { shedJourneys } from './effort/shedJourneys.ts';

const journeys: readonly Journey[] = [
  ...mixJourneys,
  ...farmJourneys,
  ...shedJourneys,
  ...deviceJourneys,
];

/** No finger is faster from one tap to the next. */
const BETWEEN_TAPS_MS = 200;

/** Runs in the page: counts what fingers and keys really sent, across its screens. */
const countTouches = (): void => {
  const noteOne = (event: Event): void => {
    if (!event.isTrusted) return;
    const counted = Number(sessionStorage.getItem('touches') ?? '0');
    sessionStorage.setItem('touches', String(counted + 1));
  };
  window.addEventListener('pointerdown', noteOne, true);
  window.addEventListener('keydown', noteOne, true);
};

/** Whether a thumb reaches it without moving the page first. */
const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });

interface Effort {
  readonly touches: number;
  readonly swipes: number;
}

async function count(browser: Browser, origin: string, journey: Journey): Promise<Effort> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-NZ',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript((values) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify({ schema: 1, value }));
    }
  }, journey.device);
  await page.addInitScript(countTouches);
  if (journey.documents !== undefined) {
    // At this address no app runs that has the database open.
    await page.goto(`${origin}/config.json`);
    await holdDocuments(page, journey.documents);
  }
  await page.goto(origin + journey.start);
  await journey.prepare?.(page);
  await page.evaluate(() => {
    sessionStorage.setItem('touches', '0');
  });
  let swipes = 0;
  const tap = async (what: Locator): Promise<void> => {
    await what.waitFor();
    await page.waitForTimeout(BETWEEN_TAPS_MS);
    if (!(await isInSight(what))) swipes += 1;
    await what.tap();
  };
  const keypad = page.getByRole('region', { name: /^Keypad/ });
  const keys = async (figures: string): Promise<void> => {
    for (const figure of figures) {
      await tap(keypad.getByRole('button', { name: figure, exact: true }));
    }
  };
  await journey.run({ page, tap, keys });
  await page.waitForFunction(
    (text) => new RegExp(text).test(document.body.innerText.replaceAll(/\s+/g, ' ')),
    journey.ends.source,
  );
  const touches = await page.evaluate(() => Number(sessionStorage.getItem('touches')));
  await context.close();
  return { touches, swipes };
}

/** Taps and key strokes of whole journeys through the real pages, as the browser itself counts them. */
export async function effortBench(origin: string, chromiumPath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const rows: BenchRow[] = [];
    for (const journey of journeys) {
      const { touches, swipes } = await count(browser, origin, journey);
      rows.push(
        journey.goal === null
          ? told(journey.name, `${touches} taps`)
          : atMost(journey.name, touches, journey.goal, 'taps'),
      );
      rows.push(told('swipes on the way', String(swipes)));
    }
    return rows;
  } finally {
    await browser.close();
  }
}
