import type { BrowserContextOptions } from 'playwright-core';
import { openWithApp, untilAlive, untilKept, type FreshPage } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';

/** The browser's own complaints about requests without a network. */
const ofNoNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

interface KeptPage extends Omit<FreshPage, 'complaints'> {
  /** The complaints of the page, without those that the missing network explains. */
  readonly complaints: () => readonly string[];
}

/** A phone that holds the app and these values of its own, by key; from here on it has no signal. */
export async function openKeptPage(
  values: Readonly<Record<string, unknown>> = {},
  options: BrowserContextOptions = {},
): Promise<KeptPage> {
  const fresh = await openWithApp(options);
  await holdOnDevice(fresh.page, values);
  await fresh.page.goto('/');
  await untilAlive(fresh.page);
  await untilKept(fresh.page);
  await fresh.page.context().setOffline(true);
  return {
    ...fresh,
    complaints: () => fresh.complaints.filter((text) => !ofNoNetwork.test(text)),
  };
}
