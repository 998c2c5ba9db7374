import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { beforeTheFirstJob, betweenJobs, withOneLoad } from './operatorsDevice.ts';

/** What an operator's finger does. */
interface Hand {
  readonly page: Page;
  readonly tap: (what: Locator) => Promise<void>;
  /** Taps figures on the app's own keypad. */
  readonly keys: (figures: string) => Promise<void>;
}

interface Journey {
  readonly name: string;
  /** Taps; null where the figure is told for comparison. */
  readonly goal: number | null;
  readonly device: Readonly<Record<string, unknown>>;
  readonly start: string;
  /** What comes before, not counted. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly run: (hand: Hand) => Promise<void>;
  /** What must stand at the end: the count is of a job done, not of an attempt. */
  readonly ends: RegExp;
}

/** No finger is faster from one tap to the next. */
const BETWEEN_TAPS_MS = 200;

const textbox = (page: Page, name: RegExp): Locator => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

async function fillTheLoad(page: Page): Promise<void> {
  await button(page, 'Start filling').click();
  await page.getByRole('heading', { name: 'Before you fill' }).last().waitFor();
  await button(page, 'Start filling').click();
  const next = button(page, /^(Done|Clear, go on)$/);
  const full = page.getByText('Load 1 is in the tank');
  await next.waitFor();
  while ((await full.count()) === 0) {
    const head = await page.locator('h1').last().innerText();
    await next.click();
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('h1')].at(-1)?.innerText !== before,
      head,
    );
  }
}

const addKey = (page: Page): Locator =>
  button(page, 'Add a product').filter({ visible: true }).last();

/** From the area, which has the keypad, to the result: two products, each with a rate of its own. */
async function planFirst({ page, tap, keys }: Hand): Promise<void> {
  await keys('20');
  await tap(button(page, 'Next rate'));
  await keys('100');
  for (const [name, rate] of [
    ['Urea', '20'],
    ['Potassium nitrate', '5'],
  ] as const) {
    await tap(addKey(page));
    const product = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
    await tap(product.first());
    // The rate that is missing has the keypad already.
    await textbox(page, new RegExp(`^${name}.* rate`))
      .and(page.locator(':focus'))
      .waitFor();
    await keys(rate);
  }
  await tap(page.getByRole('link', { name: 'Result' }));
}

const journeys: readonly Journey[] = [
  {
    name: 'repeat with another area',
    goal: 4,
    device: betweenJobs,
    start: '/',
    run: async ({ page, tap, keys }) => {
      await tap(button(page, 'Repeat this mix'));
      await tap(textbox(page, /^Area/));
      await keys('35');
    },
    ends: /4 loads: 3 × 1,000 \+ 500 L/,
  },
  {
    name: 'new two-product mix, of products used before',
    goal: 12,
    device: betweenJobs,
    start: '/',
    run: async ({ page, tap, keys }) => {
      await tap(page.getByRole('link', { name: 'New mix' }));
      await tap(button(page, 'Type the area'));
      await keys('35');
      await tap(button(page, 'Next rate'));
      await keys('100');
      for (const product of [/^Urea/, /^Liquid seaweed/]) {
        await tap(addKey(page));
        await tap(page.getByRole('dialog').getByRole('button', { name: product }).first());
      }
    },
    ends: /4 loads: 3 × 1,000 \+ 500 L/,
  },
  {
    name: 'first two-product mix with a machine, to the result',
    goal: 16,
    device: beforeTheFirstJob,
    start: '/',
    run: async (hand) => {
      await hand.tap(hand.page.getByRole('link', { name: 'New mix' }));
      await hand.tap(button(hand.page, 'Type the area'));
      await planFirst(hand);
    },
    ends: /Start filling/,
  },
  {
    name: 'first two-product mix with nothing set, to the result',
    goal: 22,
    device: {},
    start: '/',
    run: async (hand) => {
      const { page, tap, keys } = hand;
      await tap(page.getByRole('link', { name: 'New mix' }));
      await tap(button(page, 'Only the tank size, for now'));
      await keys('1000');
      await tap(button(page, 'Next area'));
      await planFirst(hand);
    },
    ends: /Start filling/,
  },
  {
    name: 'record as planned, after the last load',
    goal: 2,
    device: withOneLoad,
    start: '/result',
    prepare: fillTheLoad,
    run: async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: 'Record the job' }));
      await tap(button(page, 'Save the record'));
    },
    ends: /Saved on this device/,
  },
];

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
