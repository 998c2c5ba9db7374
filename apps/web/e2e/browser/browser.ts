import { setTimeout } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { isAlive } from './isAlive.ts';
import { ownPageOf, restore, type OwnPage } from './ownPage.ts';
import { tellWhenFailed } from './tellWhenFailed.ts';

/** A phone as small as any in use, and a laptop. */
export const phone = { width: 360, height: 800 };
export const laptop = { width: 1280, height: 800 };

/** Ends a wait that hangs: a busy machine may be ten times slower. */
export const LONGEST_WAIT_MS = 60_000;

export const siteUrl = (): string => inject('siteUrl');

/** Servers the app may ask about accounts and documents: the page's own, or Google's service. */
export const serviceOrigins = (): readonly string[] =>
  inject('letters').kind === 'folder'
    ? [siteUrl()]
    : ['identitytoolkit', 'securetoken', 'firestore'].map(
        (host) => `https://${host}.googleapis.com`,
      );

let browser: Promise<Browser> | null = null;

/** The installed Chromium, without requests of its own: one for all tests of a worker. */
const theBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No optimising compiler: a test leaves its page before the compiling has paid off.
      '--js-flags=--no-opt --no-maglev',
      ...inject('chromiumArgs'),
    ],
  }));

/** A page without anything stored by the app, and its complaints. */
export interface FreshPage {
  readonly page: Page;
  /** Errors of the console and of the page itself, in words. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

interface Visit extends BrowserContextOptions {
  /** Time at which the page's clock stands still. No test moves it. */
  readonly fixedTime?: Date;
}

/**
 * Runs in a page: the registration of a service worker never ends. If it were refused, the app
 * would fetch all of its files a few seconds after each opening, and the page would not be quiet
 * until then.
 */
const keepWorkerComing = (): void => {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register = () => new Promise(() => undefined);
  }
};

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (
    await theBrowser()
  ).newContext({
    viewport: phone,
    baseURL: siteUrl(),
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // With a service worker, the speed of the machine would decide where a file comes from. Tests
    // of the kept app ask for one.
    serviceWorkers: 'block',
    ...options,
  });
  if (options.serviceWorkers === undefined) await context.addInitScript(keepWorkerComing);
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  return context;
}

function watch(page: Page, isGone?: () => boolean): void {
  tellWhenFailed(page, isGone);
  countRequests(page);
}

/** Collects errors and warnings of a page from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** A page of a browser that has nothing of the site, not even the app's files. */
export async function openFirstVisit({ fixedTime, ...options }: Visit = {}): Promise<FreshPage> {
  const context = await newContext(options);
  context.on('page', (each) => {
    watch(each);
  });
  const { page } = await ownPageOf(context, fixedTime);
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

/** Pages that were given back, by the options they were opened with. */
const idlePages = new Map<string, OwnPage[]>();

async function giveBack(key: string, own: OwnPage): Promise<void> {
  if (await restore(own)) idlePages.set(key, [...(idlePages.get(key) ?? []), own]);
  else await own.page.context().close();
}

/**
 * A page of a device with nothing stored by the app. Most of a page's cost is its process and the
 * compiling of its scripts, so another test may have used it before, without leaving anything.
 */
export async function openFreshPage(visit: Visit = {}): Promise<FreshPage> {
  const { fixedTime, ...options } = visit;
  // A kept app needs a browser profile of its own.
  if (options.serviceWorkers === 'allow') return openFirstVisit(visit);
  const key = JSON.stringify(visit);
  const own = idlePages.get(key)?.pop() ?? (await ownPageOf(await newContext(options), fixedTime));
  return lend(key, own);
}

/**
 * A page of a device that keeps the app's files and nothing else, as on any visit but the first.
 * Storing these files costs as much as several openings, so another test may have used the page
 * before. A test of how the app comes to be kept asks `openFreshPage` for a device without it.
 */
export async function openWithApp(
  visit: Omit<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<FreshPage> {
  const key = JSON.stringify({ ...visit, serviceWorkers: 'allow' });
  const own = idlePages.get(key)?.pop();
  if (own !== undefined) return lend(key, own);
  const first = await ownPageOf(await newContext({ ...visit, serviceWorkers: 'allow' }));
  await first.page.goto('/tos');
  await untilKept(first.page);
  if (!(await restore(first))) throw new Error('the device cannot be handed on with its app');
  return lend(key, first);
}

/** Lends a page to a test; `close` restores the page and gives it back. */
function lend(key: string, own: OwnPage): FreshPage {
  let isGivenBack = false;
  watch(own.page, () => isGivenBack || own.page.isClosed());
  own.page.context().on('page', (each) => {
    watch(each);
  });
  return {
    page: own.page,
    complaints: complaintsOf(own.page),
    close: () => {
      isGivenBack = true;
      return giveBack(key, own);
    },
  };
}

/** Waits until React has taken over the drawn page and its first effects have run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
  await page.evaluate(async () => {
    // React calls effects by a message, and this message comes after it.
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    await new Promise((done) => requestAnimationFrame(done));
  });
}

interface Requests {
  begun: number;
  ended: number;
}
const requestsOf = new WeakMap<Page, Requests>();

/** Streams to the account, which stay open for as long as somebody is signed in. */
const isStream = (url: string): boolean => url.includes('google.firestore.v1.Firestore');

function countRequests(page: Page): void {
  const requests: Requests = { begun: 0, ended: 0 };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    if (!isStream(request.url())) requests.begun += 1;
  });
  const onEnd = (request: Request) => {
    if (!isStream(request.url())) requests.ended += 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
}

/**
 * Waits until the page has asked for nothing for a while and no answer is pending. Playwright's own
 * `networkidle` stays true once it was, and is true of a page that is merely busy.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (requests === undefined) throw new Error('the page was not opened by openFreshPage');
  for (let calm = 0, before = -1; calm < 8; before = requests.begun) {
    await setTimeout(50);
    // A busy page does not answer this; suggestions are worked out once nobody types.
    const isStale = await page.evaluate(() => document.querySelector('[data-stale]') !== null);
    const isCalm = !isStale && requests.begun === before && requests.ended >= before;
    calm = isCalm ? calm + 1 : 0;
  }
}

/** Waits until the whole app is kept on the device, and this page is served from there. */
export async function untilKept(page: Page): Promise<void> {
  // Playwright's own polling, at each frame, would draw a frame for each look.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { polling: 100 },
  );
}

/** The page never scrolls sideways, however narrow it is. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}
