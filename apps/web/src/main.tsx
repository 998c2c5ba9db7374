import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/layout/layout.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenIdle } from './ui/lazy/waiting.ts';
import { App } from './app/App.tsx';
import { followSunView } from './app/followSunView.ts';
import { catalogueStore } from './products/catalogue/catalogueStore.ts';
import { factsSettled, startFacts } from './plan/draft/mixFacts.ts';
import { routeOf, type Route } from './app/routes.ts';
import { clearReloadFlag, type LoadWorld } from './app/loadRoute.ts';
import { currentLocation } from './app/location/browserHistory.ts';
import type { ShownScreen } from './app/location/ShownScreen.ts';
import { openScreen } from './app/openScreen.ts';
import { pageTitle } from './app/pageTitle.ts';
import { askWhoIsSignedIn, sessionOpener } from './app/account/sessionOpener.ts';
import { noteTyping, typeAgain } from './app/earlyTyping.ts';
import { parseClientConfig } from './device/config/clientConfig.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { draftStore } from './plan/draft/draftStore.ts';
import { isDrawnForReader, reader } from './i18n/preferences/reader.ts';
import { whenSignalMayBeBack } from './device/clock/whenSignalMayBeBack.ts';
import { yieldToTaps } from './device/clock/yieldToTaps.ts';
import { watchStyleSheets } from './device/missingStyles.ts';
import { keepInstallPrompt } from './device/serviceWorker/installOffer.ts';

/** Long after the first screen works, so that nothing waits for files that are kept for later. */
const stillForMs = 3000;

/** A request that has not been answered by then holds up nothing else. */
const lostAfterMs = 15_000;

/** Pages are drawn in English and metric, for a device that holds no mix. */
const isDrawnForDevice = (): boolean =>
  isDrawnForReader() &&
  draftStore.form.getState().value === draftStore.form.getInitialState().value;

const world: LoadWorld = {
  // A browser may refuse access to `localStorage` itself: it is looked up at each use.
  storage: {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => {
      window.localStorage.setItem(key, value);
    },
    removeItem: (key) => {
      window.localStorage.removeItem(key);
    },
  },
  reload: (target) => {
    // Assigning the current address would drop the part behind its #: a job from a link.
    const { pathname, search } = window.location;
    if (pathname + search === target) window.location.reload();
    else window.location.assign(target);
  },
  log: (message, error) => {
    console.error(message, error);
  },
};

const withinReason = (wanted: Promise<unknown>): Promise<unknown> =>
  Promise.race([wanted, new Promise((done) => setTimeout(done, lostAfterMs))]);

/** Fetches the code of the next screen. After a failure, opening that screen fetches it again. */
const fetchNext = async ({ next }: Route): Promise<void> => {
  if (next === undefined) return;
  await routeOf(next)
    .load()
    .catch(() => undefined);
};

/**
 * Whether what stands there is what this visit asks for: drawn for this device, for an address without a
 * query, and not left out by the service worker. Any other page is drawn afresh, once, in place of being
 * taken over and drawn over.
 */
const isDrawn = (
  root: HTMLElement,
  { route, location }: Pick<ShownScreen, 'route' | 'location'>,
): boolean =>
  root.hasChildNodes() && route.path !== null && location.search === '' && isDrawnForDevice();

/** Brings the drawn page to life. The screen is loaded first, so nothing flashes or moves. */
async function start(root: HTMLElement, configText: string): Promise<void> {
  const endOfNotes = noteTyping(root);
  // Taps come first: on a slow phone the scripts took as long as the drawing will.
  await yieldToTaps();
  const config = parseClientConfig(configText);
  const location = currentLocation();
  await startLanguage(reader).catch((error: unknown) => {
    world.log('the language did not load', error);
  });
  // Kept values are read before the first drawing: it has the plan at once, instead of in a second
  // drawing.
  const { needs } = routeOf(location.pathname);
  if (needs === 'mix') startFacts();
  if (needs === 'catalogue') catalogueStore.start();
  const opened = await openScreen(location, world);
  if (opened === null) return;
  const openSession = sessionOpener(config.accountServer);
  const initial = { ...opened, scrollTop: null };
  const app = (
    <App
      config={config}
      initial={initial}
      world={world}
      openSession={openSession}
      onAlive={() => typeAgain(endOfNotes())}
    />
  );
  if (opened.failed) {
    createRoot(root).render(app);
    return;
  }
  clearReloadFlag(world.storage);
  // In slices: a tap in between is heard.
  startTransition(() => {
    if (import.meta.env.DEV) createRoot(root).render(<StrictMode>{app}</StrictMode>);
    else if (isDrawn(root, opened)) hydrateRoot(root, app);
    else {
      document.title = pageTitle(opened.route.title?.() ?? null, config.productName);
      createRoot(root).render(app);
    }
  });
  if (opened.route.needs !== undefined) {
    await withinReason(factsSettled());
  }
  // All that the screen needs is here: nothing of it waits behind what is fetched from now on.
  whenIdle(() => {
    // One file after the other: a tap meanwhile waits behind few files, or needs one of them.
    void withinReason(fetchNext(opened.route)).then(() => {
      askWhoIsSignedIn(openSession);
    });
  });
  // Development keeps no app on the device: the newest code is the one to run.
  if (import.meta.env.DEV) {
    void import('./app/sheetHistory.ts');
    return;
  }
  window.setTimeout(keepApp, stillForMs);
}

/** Keeps the app. Who opened it at the gate may have driven off, and returns to this page. */
function keepApp(): void {
  import('./app/banner/keepAppOnDevice.ts').then(
    ({ keepAppOnDevice }) => keepAppOnDevice(isDrawnForDevice),
    () => {
      whenSignalMayBeBack(keepApp);
    },
  );
}

keepInstallPrompt();
followSunView();
watchStyleSheets();
const root = document.getElementById('root');
const config = document.getElementById('config')?.textContent;
if (root === null || config === undefined) throw new Error('this page was not drawn by the build');
void start(root, config);
