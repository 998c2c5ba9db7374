import { indexedDB } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { configure, prettyDOM } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { catalogue, sources } from '@mix/catalogue';
import { tradeNames } from '@mix/catalogue/tradeNames';
import type { Window as HappyWindow } from 'happy-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { CollectionName, DocumentValues } from '../../sync/DocumentValues.ts';
import { packFacts } from '../../products/catalogue/packFacts.ts';
import { packNames } from '../../products/search/packNames.ts';
import { tradeNamesUrl } from '../../products/search/useTradeNames.ts';
import { catalogueFactsUrl, catalogueRulesUrl, sourcesUrl } from '../../device/config/dataUrls.ts';

configure({
  // Left to itself, a search gives up after a second, which a busy machine may take for anything.
  asyncUtilTimeout: 100_000,
  // A wait fails many times before it succeeds: the page is written out only when somebody reads
  // the message.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const read = (): string => `${message ?? ''}\n\n${String(prettyDOM(container))}`;
    return Object.defineProperty(error, 'message', { get: read, configurable: true });
  },
});

type KeptOnDevice = {
  [Name in CollectionName]: {
    readonly collection: Name;
    readonly id: string;
    readonly value: DocumentValues[Name];
    /** The account that made the document, where the farm has it already. */
    readonly createdBy?: string;
  };
}[CollectionName];

interface Device {
  /** Documents on the device, all of them its own. */
  readonly documents?: readonly KeptOnDevice[];
  /** Kept values of the device, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Stored texts by key, exactly as given, whole or damaged. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Language of the device, BCP 47. */
  readonly locale?: string;
  /** Time at which the device's clock stands still. */
  readonly now?: Date;
  readonly widthPx?: number;
  /** Addresses that fail as without a network. */
  readonly lost?: readonly string[];
  /** Addresses whose answer never comes. */
  readonly pending?: readonly string[];
  /** The weather service's answer; without it there is no such service. */
  readonly weather?: () => unknown;
  /** The style of a map that the server's operator has named. */
  readonly mapStyleUrl?: string;
  /**
   * The account has completely sent only these collections, or none, to this device. Without it a
   * signed-in device has had all of them.
   */
  readonly arrived?: readonly CollectionName[];
  /** The app was closed, and is opened on the device as the test has left it. */
  readonly isOpenedAgain?: true;
}

/** The files that the build would have written, by address. */
const FILES = new Map(
  Object.entries({
    [catalogueFactsUrl]: packFacts(catalogue),
    [catalogueRulesUrl]: catalogue,
    [sourcesUrl]: {
      sources,
      ofRules: Object.fromEntries(
        catalogue.compatibilityRules.map(({ id, source }) => [id, source]),
      ),
    },
    [tradeNamesUrl]: packNames(tradeNames),
  }).map(([url, value]) => [url, JSON.stringify(value)] as const),
);
const WEATHER_URL = 'https://weather.test/v1/forecast';

/** The network: these files, the weather, and nothing else. */
function answer(url: string, { weather, lost = [], pending = [] }: Device): Promise<Response> {
  if (pending.includes(url)) return new Promise(() => undefined);
  if (weather !== undefined && url.startsWith(WEATHER_URL)) {
    return Promise.resolve(Response.json(weather()));
  }
  const text = FILES.get(url);
  return text === undefined || lost.includes(url)
    ? Promise.reject(new TypeError(`no network for ${url}`))
    : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
}

/**
 * A device has one page: apps of earlier tests would otherwise get messages about its documents,
 * read them as their own and note on it which are the latest.
 */
class SilentChannel extends EventTarget {
  postMessage(): void {
    // Nobody else is here.
  }
  close(): void {
    // Nothing was open.
  }
}

/** A new device with only the given content. The content it had before is removed. */
function setUpDevice(device: Device): void {
  const { kept = {}, texts = {}, locale = 'en-NZ', now, widthPx = 360, isOpenedAgain } = device;
  // The reader, the draft and the documents live as long as a page: a new page begins with new
  // modules.
  vi.resetModules();
  if (isOpenedAgain !== true) {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('indexedDB', new (indexedDB.constructor as new () => IDBFactory)());
  }
  for (const [key, value] of Object.entries(kept)) {
    localStorage.setItem(key, JSON.stringify({ schema: 1, value }));
  }
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true });
  const { happyDOM } = window as unknown as HappyWindow;
  happyDOM.setViewport({ width: widthPx, height: 800 });
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('fetch', (input: unknown) => answer(String(input), device));
  if (now !== undefined) vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Modules that a test file imports next belong to no device. */
function leaveDevice(): void {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'languages');
  vi.unstubAllGlobals();
  vi.resetModules();
}

async function keepDocuments(documents: readonly KeptOnDevice[]): Promise<void> {
  if (documents.length === 0) return;
  const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
  const store = await loadDocumentStore();
  const { documentOwner } = await import('../../sync/documentOwner.ts');
  for (const { collection, id, value, createdBy } of documents) {
    await store.save(collection, id, value);
    if (createdBy === undefined) continue;
    const key = { owner: documentOwner(), collection, id };
    await store.change([
      { key, decide: (entry) => entry && { ...entry, place: 'synced', createdBy } },
    ]);
  }
}

/** Notes which collections the account has completely sent to the device. */
async function noteArrived({ texts = {}, arrived }: Device): Promise<void> {
  if (texts['mix.account'] === undefined) return;
  const { loadDocumentStore } = await import('../../sync/loadDocumentStore.ts');
  const { documentOwner } = await import('../../sync/documentOwner.ts');
  const { readKnownRole } = await import('../../sync/workspace/knownRole.ts');
  const { collectionsOf } = await import('../../sync/workspace/collectionsOf.ts');
  const note = await import('../../sync/arrival/arrivedNote.ts');
  const owner = documentOwner();
  const role = readKnownRole(owner)?.role ?? null;
  const names = arrived ?? collectionsOf(owner, role);
  const change = note.arrivedChange(
    owner,
    names.map((name) => note.arrivedName(name, role)),
  );
  await (await loadDocumentStore()).change([change]);
}

/** Ends the timers of a page that is closed: their work would find no page. */
function noteTimers(): () => void {
  const begun: ReturnType<typeof setTimeout>[] = [];
  const begin = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (...how: Parameters<typeof setTimeout>) => {
    const timer = begin(...how);
    begun.push(timer);
    return timer;
  });
  return () => {
    begun.forEach(clearTimeout);
  };
}

/** Closes the app that a test has open. */
let closeApp = () => {};

/**
 * Opens the whole app at an address, on a device of its own: the real screens, words, stores and
 * catalogue, over a document without layout. For texts and for what follows from a press; sizes,
 * focus rings and the network are tested in a browser. A complaint of the console fails the test.
 */
export async function openApp(address: string, device: Device = {}): Promise<UserEvent> {
  closeApp();
  setUpDevice(device);
  const endTimers = noteTimers();
  window.history.replaceState(null, '', address);
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    // `search` is the one HTML element that this document does not know.
    if (!/unrecognized in this browser.* search$/s.test(text)) complaints.push(text);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);

  await keepDocuments(device.documents ?? []);
  await noteArrived(device);
  const { App } = await import('../App.tsx');
  const { openScreen } = await import('../openScreen.ts');
  const { currentLocation } = await import('../location/browserHistory.ts');
  const { startLanguage } = await import('../../i18n/startLanguage.ts');
  const { reader } = await import('../../i18n/preferences/reader.ts');
  await startLanguage(reader);
  const world = {
    storage: localStorage,
    reload: () => undefined,
    log: complain,
  };
  const opened = await openScreen(currentLocation(), world);
  if (opened === null) throw new Error(`${address} did not load`);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.replaceChildren(element);
  const root = createRoot(element);
  closeApp = () => {
    root.unmount();
    endTimers();
    closeApp = () => {};
  };
  onTestFinished(() => {
    closeApp();
    vi.useRealTimers();
    vi.restoreAllMocks();
    leaveDevice();
    expect(complaints).toEqual([]);
  });
  await new Promise<void>((alive) => {
    root.render(
      <App
        config={{
          productName: 'Kōwhai & Sons',
          accountServer: null,
          mapStyleUrl: device.mapStyleUrl ?? null,
          weatherUrl: device.weather === undefined ? null : WEATHER_URL,
        }}
        initial={{ ...opened, scrollTop: null }}
        world={world}
        openSession={null}
        onAlive={alive}
      />,
    );
  });
  return userEvent.setup();
}
