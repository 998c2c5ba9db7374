import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { tellWhenFailed } from './tellWhenFailed.ts';

/** A phone as small as any in use, and a laptop. */
export const phone = { width: 360, height: 800 };
export const laptop = { width: 1280, height: 800 };

export const siteUrl = (): string => inject('siteUrl');

/** Whom the app may ask about accounts and documents: the server of the page, or Google's service. */
export const serviceOrigins = (): readonly string[] =>
  inject('letters').kind === 'folder'
    ? [siteUrl()]
    : ['identitytoolkit', 'securetoken', 'firestore'].map(
        (host) => `https://${host}.googleapis.com`,
      );

/** The installed Chromium, quiet: nothing but the page under test uses the network. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...inject('chromiumArgs'),
    ],
  });

/** A page of a browser that has never been here, and all that goes wrong on it. */
export interface FreshPage {
  readonly page: Page;
  /** Errors of the console and of the page itself, in words. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

export async function openFreshPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<FreshPage> {
  const context = await browser.newContext({
    viewport: phone,
    baseURL: siteUrl(),
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // Which of two ways a file took would depend on how fast the machine is. Tests of the kept app
    // ask for it.
    serviceWorkers: 'block',
    ...options,
  });
  context.on('page', tellWhenFailed);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() !== 'Service Worker registration blocked by Playwright') {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

/** What React keeps at the element it draws into; its own names. */
interface ReactRoot {
  readonly stateNode: {
    readonly current: { readonly child: object | null; readonly memoizedState: unknown };
  };
}

/** Waits until the drawn page lives: React has taken it over, and its first effects have run. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const taken = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    );
    if (taken === undefined) return false;
    const { child, memoizedState } = (taken[1] as ReactRoot).stateNode.current;
    return child !== null && !(memoizedState as { readonly isDehydrated: boolean }).isDehydrated;
  });
  await page.evaluate(async () => {
    // Effects are called by a message, and ours stands behind it.
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });
    await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Waits until the whole app is kept on the device, and this page is served from there. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The page never scrolls sideways, however narrow it is. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}
