import type { Browser, Page } from 'playwright-core';
import { ChannelProxy } from './ChannelProxy.ts';
import { Device } from './Device.ts';
import type { Mode } from './modes.ts';
import type { Target } from './Target.ts';

/** One thing the client library must be able to do. */
export interface Check {
  readonly name: string;
  /** Asks for documents that outlive the page: not to be had with a cache in memory. */
  readonly needsKeptCache?: boolean;
  readonly run: (journey: Journey) => Promise<void>;
}

/** What a journey through the checks carries from one to the next. */
export interface Journey {
  readonly target: Target;
  readonly proxy: ChannelProxy;
  readonly device: Device;
  readonly email: string;
  page: Page;
  secondTab: Page | null;
  uid: string;
  /** The code in the letter that verifies the address. */
  code: string;
}

/** A browser that was never here, before a page that nobody is signed in to. */
export async function startJourney(
  browser: Browser,
  target: Target,
  email: string,
  mode: Mode = 'default',
): Promise<Journey> {
  const { accounts, documentsUrl } = target;
  const upstreams = { accounts: accounts.url, documents: documentsUrl };
  const proxy = await ChannelProxy.start(upstreams);
  const device = await Device.open(browser, proxy, target, mode);
  const page = await device.openTab();
  return { target, proxy, device, email, page, secondTab: null, uid: '', code: '' };
}

export async function endJourney({ device, proxy }: Journey): Promise<void> {
  await device.close();
  await proxy.stop();
}
