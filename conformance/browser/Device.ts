import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DocumentClient } from '../../apps/server/src/testing/DocumentClient.ts';
import { PASSWORD } from '../../apps/server/src/testing/accountClient.ts';
import type { ChannelProxy } from './ChannelProxy.ts';
import type { Mode, Setup } from './modes.ts';
import type { Target } from './Target.ts';

const NO_CONNECTION = 'Could not reach Cloud Firestore backend';

/** One person's browser, with a storage of its own. */
export class Device {
  readonly context: BrowserContext;
  /** Errors that no check causes. */
  readonly complaints: string[] = [];
  /** Warnings, and that there is no connection. */
  readonly notices: string[] = [];
  readonly #proxy: ChannelProxy;
  readonly #target: Target;
  readonly #mode: Mode;

  private constructor(context: BrowserContext, proxy: ChannelProxy, target: Target, mode: Mode) {
    this.context = context;
    this.#proxy = proxy;
    this.#target = target;
    this.#mode = mode;
  }

  static async open(
    browser: Browser,
    proxy: ChannelProxy,
    target: Target,
    mode: Mode = 'default',
  ): Promise<Device> {
    return new Device(await browser.newContext(), proxy, target, mode);
  }

  /** A new tab with the client library set up; who was signed in still is. */
  async openTab(setup: Setup = this.#mode): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      const said = message.text();
      // The browser itself calls each refused or broken request an error.
      if (said.startsWith('Failed to load resource')) return;
      const isNotice = message.type() === 'warning' || said.includes(NO_CONNECTION);
      if (isNotice) this.notices.push(said);
      else if (message.type() === 'error') this.complaints.push(said);
    });
    await this.load(page, setup);
    return page;
  }

  async load(page: Page, setup: Setup = this.#mode): Promise<void> {
    await page.goto(this.#proxy.origin);
    const { accounts, projectId } = this.#target;
    await page.evaluate((settings) => openLab(settings), {
      apiKey: accounts.apiKey,
      projectId,
      setup,
    });
    await page.evaluate(() => lab.accounts.authStateReady());
  }

  /** The same user's other device: speaks REST, past the proxy. */
  async otherDevice(page: Page): Promise<OtherDevice> {
    const { uid, token } = await page.evaluate(async () => ({
      uid: lab.user.uid,
      token: await lab.user.getIdToken(),
    }));
    return {
      path: (path) => `users/${uid}/${path}`,
      client: new DocumentClient(this.#target.documentsUrl, this.#target.projectId, token),
    };
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

export interface OtherDevice {
  readonly path: (path: string) => string;
  readonly client: DocumentClient;
}

/** Registers in a tab. @returns the uid */
export const register = (page: Page, email: string): Promise<string> =>
  page.evaluate(
    async ([email, password]) => {
      await lab.auth.createUserWithEmailAndPassword(lab.accounts, email, password);
      return lab.user.uid;
    },
    [email, PASSWORD] as const,
  );
