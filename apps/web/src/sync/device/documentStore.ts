import { askedConflicts } from './askedConflicts.ts';
import { createArrivals } from '../arrival/createArrivals.ts';
import type { Collected } from '../arrival/Collected.ts';
import type { CollectedDocuments, KeptDocument } from '../DocumentCollection.ts';
import { createDeviceCheck } from './checked/createDeviceCheck.ts';
import { createDocumentStore } from './createDocumentStore.ts';
import type { SprayRecord } from '@mix/documents';
import { createReportLines } from './reported/createReportLines.ts';
import { deviceEntries } from './deviceEntries.ts';
import { deviceHealth } from '../deviceHealth.ts';
import { DeviceStorageError } from './DeviceStorageError.ts';
import { documentKinds } from './documentKinds.ts';
import { documentOwner, onDocumentOwner } from '../documentOwner.ts';
import { readKnownRole } from '../workspace/knownRole.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { readSyncedAt } from '../account/syncedAt.ts';
import type { CollectionName, DocumentValues } from '../DocumentValues.ts';
import { indexedEntries } from './indexedEntries.ts';
import { keepLatest, latestOf, noteChanged, readLatest } from './latestRecords.ts';
import { newDocumentId } from '../newDocumentId.ts';
import { shownDocuments } from '../shownDocuments.ts';
import { recentOf, reportedDocuments, seasonsFrom } from './reported/recentRecords.ts';
import { shownReport } from './reported/shownReport.ts';
import { shownSingles } from './shown/shownSingles.ts';
import { DEVICE_OWNER, FULL, type EntryKey } from './StoredEntry.ts';
import { syncState } from '../syncState.ts';
import { untilUnused } from './checked/untilUnused.ts';
import { withCheckNote } from './checked/withCheckNote.ts';
import { withReportLines } from './reported/withReportLines.ts';

/** Tabs of this browser tell each other which entries they changed. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mix-documents');

/**
 * The version of the lines, another one where records are read otherwise: a hash of all that makes
 * and keeps their lines.
 */
const madeBy = import.meta.env.REPORT_LINES_VERSION ?? import.meta.url;
/** The version of the check, another one where any document is read otherwise. */
const checkedBy = import.meta.env.DEVICE_CHECK_VERSION ?? import.meta.url;

const entries = withReportLines(
  withCheckNote(
    deviceEntries(indexedEntries, () => {
      deviceHealth.setState({ trouble: 'memory' });
    }),
    documentKinds,
    checkedBy,
  ),
  madeBy,
);

const store = createDocumentStore({
  entries: {
    ...entries,
    change: (changes) => {
      noteChanged(changes.map(({ key }) => key));
      return entries.change(changes);
    },
  },
  kinds: documentKinds,
  owner: documentOwner,
  now: () => new Date(),
  newRevision: newDocumentId,
  publish: (name, documents: readonly KeptDocument<never>[]) => {
    published.set(name, documents);
    tell(name);
    if (name === 'records') keepLatest(latestOf(documentOwner(), documents));
  },
  publishPart: (name, documents: ReadonlyMap<string, KeptDocument<never> | null>) => {
    shownSingles.setState({ [name]: documents });
  },
  onChanged: (keys) => {
    void takeIn(keys, reportLines.refresh);
    tabs?.postMessage(keys);
    notifyListeners();
  },
});

/** The collections of the present owner, as they were last read. */
const published = new Map<CollectionName, readonly KeptDocument<never>[]>();

const arrivals = createArrivals({
  entries,
  owner: documentOwner,
  roleOf: (owner) => readKnownRole(owner)?.role ?? null,
  sentTo: (owner, role) => (owner === DEVICE_OWNER ? [] : collectionsOf(owner, role)),
  wasSynced: (owner) => readSyncedAt(owner) !== null,
  onChange: () => {
    for (const name of published.keys()) tell(name);
    tellReport();
    void count();
  },
});

/**
 * Says whether documents are all: until the account has sent the collection they are only some.
 * Null: not known yet.
 */
const collected = <Item>(name: CollectionName, items: readonly Item[]): Collected<Item> | null => {
  const missing = arrivals.missing();
  if (missing === null) return null;
  return missing.includes(name)
    ? { state: 'arriving', soFar: items }
    : { state: 'here', documents: items };
};

function tell(name: CollectionName): void {
  const documents = collected(name, published.get(name) ?? []);
  if (documents !== null) shownDocuments.setState({ [name]: documents });
}

function tellReport(): void {
  shownReport.setState({ arrived: collected('records', [])?.state === 'here' });
}

/** Takes in entries that changed: what arrived is drawn before it is said to be all. */
async function takeIn(
  keys: readonly EntryKey[],
  refreshLines: (keys: readonly EntryKey[]) => Promise<void>,
): Promise<void> {
  await refreshLines(keys);
  await reportLines.untilRead();
  await arrivals.refresh(keys);
}

const reportLines = createReportLines({
  entries,
  owner: documentOwner,
  madeBy,
  since: () => seasonsFrom(new Date()),
  // A timer, no idle callback: what a screen waits for comes even where the page is never idle;
  // taps go before it.
  untilIdle: () => new Promise((done) => setTimeout(done)),
  publish: (lines, since) => {
    const records = reportedDocuments(lines);
    if (since !== null) {
      shownReport.setState({ recent: { since, records } });
      return;
    }
    const recent = recentOf(records, shownReport.getState().recent, seasonsFrom(new Date()));
    shownReport.setState({ records, recent });
    const owner = documentOwner();
    void untilIdle().then(() => {
      if (shownReport.getState().records === records) keepLatest(latestOf(owner, records));
    });
  },
  onMaking: () => {
    if (shownSingles.getState().latest === undefined) void showLatest();
  },
});

/** Shows the records that ended last, where this device noted which they are. */
async function showLatest(): Promise<void> {
  const owner = documentOwner();
  const latest = readLatest(owner);
  if (latest !== null) await store.showThese('records', latest.ids);
  if (owner === documentOwner()) shownSingles.setState({ latest });
}

/** Waits until the page is idle; 50 ms in a browser that does not tell when it is. */
function untilIdle(): Promise<void> {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  return new Promise((done) => {
    if (requestIdleCallback === undefined) setTimeout(done, 50);
    else requestIdleCallback(() => done());
  });
}

const listeners = new Set<() => void>();

/** Something changed here or in another tab. */
function notifyListeners(): void {
  void count();
  for (const listener of listeners) listener();
}

async function count(): Promise<void> {
  const owner = documentOwner();
  const waiting = await store.entriesAt(owner, 'waiting');
  const refused = await store.entriesAt(owner, 'refused');
  const conflicts = await askedConflicts(store, owner);
  if (owner !== documentOwner()) return;
  syncState.setState({
    arriving: arrivals.missing()?.length ?? null,
    waiting: waiting.length,
    refused: refused.length,
    full: refused.filter(({ refusal }) => refusal?.code === FULL).length,
    conflicts: conflicts.length,
  });
}

const checkDevice = createDeviceCheck({
  entries,
  readers: documentKinds,
  owner: documentOwner,
  by: checkedBy,
  lines: reportLines,
  pause: () => untilUnused(untilIdle),
  now: () => performance.now(),
});

/** How long the check waits: what a screen asks for at its start comes first. */
const CHECK_WAITS_MS = 2000;

/** One of several tabs looks at the documents; the next then finds what it noted. */
async function judgeHealth(): Promise<void> {
  // A page served without TLS has no such locks: then each tab looks, which costs but does not harm.
  const { locks = null } = navigator as { readonly locks?: LockManager | null };
  const checked = await (locks === null
    ? checkDevice()
    : locks.request('mix-device-check', checkDevice));
  if (checked?.isAny !== true) return;
  deviceHealth.setState({ unreadable: checked.unreadable });
  await judgeRoom((storage) => storage.persisted());
}

tabs?.addEventListener('message', ({ data }: MessageEvent<readonly EntryKey[]>) => {
  void store.refresh(data).then(() => takeIn(data, reportLines.follow));
  notifyListeners();
});
void arrivals.load();
void count();
setTimeout(() => void judgeHealth(), CHECK_WAITS_MS);

onDocumentOwner(() => {
  published.clear();
  void arrivals.load();
  shownDocuments.setState({}, true);
  shownSingles.setState({}, true);
  const isReported = shownReport.getState().records !== undefined;
  shownReport.setState({}, true);
  void store.showAll();
  if (isReported) void reportLines.show();
  void count();
});

/** Runs a change, and notes whether the device kept it. */
async function noted(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (error instanceof DeviceStorageError) deviceHealth.setState({ trouble: error.code });
    throw error;
  }
  if (deviceHealth.getState().trouble === 'memory') throw new DeviceStorageError('memory');
  deviceHealth.setState({ trouble: null });
  askToLast();
}

let asked = false;

/** Asks the browser once not to clear the documents away; a screen never waits for its answer. */
function askToLast(): void {
  void judgeRoom(asked ? undefined : (storage) => storage.persist());
  asked = true;
}

const LITTLE_ROOM_BYTES = 5_000_000;

/** Notes how well the browser keeps the documents, and how much room is left. */
async function judgeRoom(ask?: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // A page served without TLS has no such interface.
  const { storage } = navigator as Partial<Pick<Navigator, 'storage'>>;
  if (storage === undefined) return;
  try {
    if (ask !== undefined) deviceHealth.setState({ lasting: await ask(storage) });
    const { quota, usage } = await storage.estimate();
    if (quota === undefined || usage === undefined) return;
    deviceHealth.setState({ nearlyFull: quota - usage < LITTLE_ROOM_BYTES });
  } catch {
    // The browser does not say.
  }
}

/** Records read at once: a frame of a slow phone. */
const PIECE = 50;

/** The documents of this device, in the browser. */
export const documentStore = {
  ...store,
  save: <Name extends CollectionName>(
    name: Name,
    id: string,
    value: DocumentValues[Name],
    startedFrom?: DocumentValues[Name],
  ) => noted(store.save(name, id, value, startedFrom)),
  remove: (name: CollectionName, id: string) => noted(store.remove(name, id)),
  showLatest,
  /** All documents of a kind, and whether they are all. */
  collected: async <Name extends CollectionName>(
    name: Name,
  ): Promise<CollectedDocuments<DocumentValues[Name]>> => {
    if (arrivals.missing() === null) await arrivals.load();
    return collected(name, await store.all(name)) ?? { state: 'reading' };
  },
  /** Collections that the account of an owner has still to send for the first time. */
  missingOf: arrivals.missingOf,
  /** Shows what lists and sums need of all records; the latest records whole while that is made. */
  showReport: reportLines.show,
  /** As `showReport`, but only what is kept: drawing it comes before making the rest. */
  showKeptReport: reportLines.showKept,
  /** Some records as they are kept, read piece by piece; those that cannot be read are left out. */
  recordsOf: async (ids: readonly string[]): Promise<readonly KeptDocument<SprayRecord>[]> => {
    const owner = documentOwner();
    const found: KeptDocument<SprayRecord>[] = [];
    for (let from = 0; from < ids.length; from += PIECE) {
      const piece = ids.slice(from, from + PIECE);
      const keys = piece.map((id): EntryKey => ({ owner, collection: 'records', id }));
      found.push(...store.newestFirst(await store.entriesOf(keys)));
    }
    return found;
  },
  /**
   * Calls at every change of an entry, here or in another tab, until the returned one is called.
   */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Tries again at once what waits, in whichever tab does it. */
  tryNow: () => {
    tabs?.postMessage([]);
    notifyListeners();
  },
};
