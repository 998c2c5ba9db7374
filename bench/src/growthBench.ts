import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { holdDocuments as hold } from '../../apps/web/e2e/setup/holdDocuments.ts';
import { ownBackend } from './backend/ownBackend.ts';
import { signUp } from './backend/signUp.ts';
import { atMost, told, type BenchRow } from './BenchRow.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { enterAccount } from './growth/enterAccount.ts';
import { farmOfSize } from './growth/farmOfSize.ts';
import { fillAccount } from './growth/fillAccount.ts';
import { fittedExponent, type SizedFigure } from './growth/fittedExponent.ts';
import { tracedWork, untilQuiet, type MainThreadWork } from './growth/mainThread.ts';

/** Records of a farm; what else it holds grows with them. */
const SIZES = [500, 5_000];
const LARGEST = 50_000;
/** How much slower a phone is, multiplied in: the browser's slowdown halts at random moments. */
const SLOWER = 4;
const MOST_EXPONENT = 1.1;
const LONGEST_MS = 50;
/** Work beyond that of an empty account counts as growth from here on, ms: less is chance. */
const TOLD_FROM_MS = 25;
/** Documents handed to the page at once. */
const AT_ONCE = 1_000;

const PLACES = [
  { name: 'Home', path: '/' },
  { name: 'Reporting', path: '/reporting' },
  { name: 'Products', path: '/products' },
  { name: 'Season', path: '/reporting?season=' },
] as const;

type Works = Map<string, { readonly size: number; readonly work: MainThreadWork }[]>;

async function openedWork(
  context: BrowserContext,
  browser: Browser,
  address: string,
  until: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<MainThreadWork> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const whole = await browser.newBrowserCDPSession();
  const work = await tracedWork(whole, async () => {
    await page.goto(address);
    await until(page);
    await untilQuiet(session);
  });
  await whole.detach();
  await page.close();
  return work;
}

const newDevice = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });

async function opening(origin: string, browser: Browser, size: number, works: Works) {
  const context = await newDevice(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/tos`);
  const documents = farmOfSize(size, new Date());
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    await hold(page, documents.slice(from, from + AT_ONCE));
  }
  await page.close();
  const first = await openedWork(context, browser, `${origin}/`);
  note(works, 'Home, the first start of a version', size, first);
  for (const { name, path } of PLACES) {
    note(works, name, size, await openedWork(context, browser, `${origin}${path}`));
  }
  await context.close();
}

async function exchange(browser: Browser, size: number, works: Works): Promise<void> {
  const backend = await ownBackend();
  try {
    const account = await signUp(backend, `growth${size}@example.org`);
    await fillAccount(backend, account, farmOfSize(size, new Date()));
    const context = await newDevice(browser);
    const page = await context.newPage();
    await page.goto(`${backend.documentsOrigin}/tos`);
    await enterAccount(page, backend, account);
    await page.close();
    const untilAllHere = async (opened: Page) => {
      const isHere = (uid: string) => localStorage.getItem(`mix.synced.${uid}`) !== null;
      await opened.waitForFunction(isHere, account.uid, { timeout: 600_000 });
    };
    const address = `${backend.documentsOrigin}/`;
    const work = await openedWork(context, browser, address, untilAllHere);
    note(works, 'first exchange of a new device', size, work);
    await context.close();
  } finally {
    await backend.stop();
  }
}

function note(works: Works, name: string, size: number, work: MainThreadWork): void {
  works.set(name, [...(works.get(name) ?? []), { size, work }]);
}

function rowsOf(name: string, figures: readonly { size: number; work: MainThreadWork }[]) {
  const empty = figures.find(({ size }) => size === 0)?.work.cpuMs ?? 0;
  const more = figures
    .map(({ size, work }): SizedFigure => ({ size, value: work.cpuMs - empty }))
    .filter(({ size, value }) => size > 0 && value >= TOLD_FROM_MS);
  const exponent = fittedExponent(more);
  const list = (pick: (work: MainThreadWork) => number) =>
    figures.map(({ size, work }) => `${size}: ${pick(work).toFixed(0)}`).join(', ');
  const longest = Math.max(...figures.map(({ work }) => work.longestMs));
  return [
    told(`${name}, main thread until quiet by records held`, `${list(({ cpuMs }) => cpuMs)} ms`),
    exponent === null
      ? told(`${name}, growth`, 'too little to fit')
      : atMost(`${name}, fitted exponent of what the farm adds`, exponent, MOST_EXPONENT, '', 2),
    told(`${name}, longest at once`, `${list(({ longestMs }) => longestMs)} ms`),
    atMost(`${name}, longest at once at ${SLOWER}x`, longest * SLOWER, LONGEST_MS, 'ms'),
  ];
}

/**
 * How what a page does grows with what the farm holds: time of its main thread alone, which other work
 * of the machine does not lengthen.
 * @param isFull up to 50,000 records
 */
export async function growthBench(
  origin: string,
  chromiumPath: string,
  isFull: boolean,
): Promise<readonly BenchRow[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  const works: Works = new Map();
  try {
    for (const size of [0, ...SIZES, ...(isFull ? [LARGEST] : [])]) {
      await opening(origin, browser, size, works);
      await exchange(browser, size, works);
    }
  } finally {
    await browser.close();
  }
  return [...works].flatMap(([name, figures]) => rowsOf(name, figures));
}
