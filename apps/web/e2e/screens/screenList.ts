import type { Page } from 'playwright-core';
import { breakNetwork } from '../../development/gallery/breakNetwork.ts';
import type { ScreenState } from '../../development/gallery/ScreenState.ts';
import { screenStates } from '../../development/gallery/screenStates.ts';
import { arrivedKey, arrivedName } from '../../src/sync/arrival/arrivedNote.ts';
import { collectionsOf } from '../../src/sync/workspace/collectionsOf.ts';
import { untilAlive } from '../browser/browser.ts';
import { holdDocuments } from '../setup/holdDocuments.ts';
import { keepSession } from '../setup/keepSession.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { takeSteps } from './takeSteps.ts';

export { PICTURE_TIME } from '../../development/gallery/pictureSeason.ts';

export interface Screen {
  readonly name: string;
  /** The screen's network is broken for good: its page cannot be used again. */
  readonly isBroken?: true;
  /** Kept values of the device before the screen opens, by key. */
  readonly device?: Readonly<Record<string, unknown>>;
  readonly open: (page: Page) => Promise<void>;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Notes that the account has sent everything: the documents here are all it has. */
function holdArrived(page: Page, owner: string): Promise<void> {
  const names = collectionsOf(owner, null);
  const { owner: noted, collection, id } = arrivedKey(owner);
  const note = { names: [...names, ...names.map((name) => arrivedName(name, 'contractor'))] };
  return holdDocuments(page, [{ collection, id, fields: note }], { owner: noted });
}

async function openState(page: Page, state: ScreenState): Promise<void> {
  const { path, texts = {}, documents = [], press = [], shows, network } = state;
  const isSignedIn = network === 'offline' || network === 'silent';
  if (documents.length > 0 || isSignedIn) {
    // An address without the app, which might otherwise ask who is signed in before that is stored.
    await page.goto('/config.json');
    const owner = isSignedIn ? await keepSession(page, texts) : undefined;
    await seedDocuments(page, documents, owner);
    if (owner !== undefined) await holdArrived(page, owner);
  }
  if (network !== undefined) await page.addInitScript(breakNetwork, network);
  await go(page, path);
  await takeSteps(page, press);
  await page.locator(shows).first().waitFor();
}

const screenOf = (state: ScreenState): Screen => ({
  name: state.name,
  ...(state.network !== undefined && { isBroken: true as const }),
  ...(state.device && { device: state.device }),
  open: (page) => openState(page, state),
});

/** The states of the gallery that have pictures. */
export const screenList: readonly Screen[] = screenStates
  .filter(({ isPictured }) => isPictured)
  .map(screenOf);

/** A state of the gallery, by its name. */
export function screenNamed(name: string): Screen {
  const state = screenStates.find((one) => one.name === name);
  if (state === undefined) throw new Error(`no state is called ${name}`);
  return screenOf(state);
}
