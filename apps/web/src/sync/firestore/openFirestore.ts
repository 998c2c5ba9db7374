import { getApp, onLog } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  clearIndexedDbPersistence,
  disableNetwork,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { closeDatabasesWithPage } from '../../device/closeDatabasesWithPage.ts';
import { deviceHealth } from '../deviceHealth.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';
import { answeredInTime } from './answeredInTime.ts';
import { copyAnswers } from './copyAnswers.ts';
import { createRoomWatch } from './createRoomWatch.ts';
import { firestoreCache } from './firestoreCache.ts';
import { forgetOtherProjects } from './forgetOtherProjects.ts';
import { hasRoom } from './hasRoom.ts';

let opened: Promise<Firestore> | null = null;
let following = new AbortController();
/** The library opens a second database only when the first has ended. */
let closed: Promise<void> = Promise.resolve();

/**
 * The document database of the signed-in account, opened at the first call. The session must have
 * been started: it makes the Firebase app whose accounts this database serves.
 * @param selfHosted documents are on the server that sent the page
 */
export function openFirestore(selfHosted: boolean): Promise<Firestore> {
  opened ??= closed.then(() => open(selfHosted));
  for (const tell of waiting) tell(opened);
  waiting.clear();
  return opened;
}

const waiting = new Set<(database: Promise<Firestore>) => void>();

/** The database that the session opens, as soon as it has; for what a screen asks of it. */
export const presentFirestore = (): Promise<Firestore> =>
  opened ?? new Promise((done) => waiting.add(done));

/**
 * Stops the database and removes its copy from this device, unless another tab holds it open. The
 * library never says that its copy is held; whoever signs in next does not wait for that for ever.
 */
export async function closeFirestore(): Promise<void> {
  if (opened === null) return;
  const closing = opened;
  opened = null;
  following.abort();
  const ended = closing.then(async (database) => {
    await terminate(database);
    const removed = clearIndexedDbPersistence(database);
    await answeredInTime(removed, setBrowserTimer).catch(() => undefined);
  });
  closed = ended.catch(() => undefined);
  await ended;
}

async function open(selfHosted: boolean): Promise<Firestore> {
  closeDatabasesWithPage();
  const { name, options } = getApp();
  const { projectId = '' } = options;
  const works =
    (await indexedDbWorks()) &&
    (await copyAnswers(window.indexedDB, `firestore/${name}/${projectId}/main`).catch(() => true));
  firestoreCache.setState({ keptIn: works ? 'device' : 'memory' });
  // Removing the other copies may take long; what is left of them is tried at the next start.
  if (works) forgetOtherProjects(window.indexedDB, projectId).catch(() => undefined);
  // The library falls back by itself where another tab without multi-tab support holds the copy
  // ("exclusive access"), and only logs that it did.
  onLog(({ message }) => {
    if (message.includes('Falling back to memory cache')) {
      firestoreCache.setState({ keptIn: 'memory' });
    }
  });
  const database = initializeFirestore(getApp(), {
    ...(selfHosted
      ? { host: window.location.host, ssl: window.location.protocol === 'https:' }
      : {}),
    localCache: works
      ? persistentLocalCache({
          tabManager: persistentMultipleTabManager(),
          cacheSizeBytes: CACHE_SIZE_UNLIMITED,
        })
      : memoryLocalCache(),
  });
  const follow = followNetwork(database);
  if (works) followRoom(follow);
  return database;
}

let hasRoomForCopy = true;
let room: ReturnType<typeof createRoomWatch> | null = null;

/** Looks for room. Called when nothing was heard of the account: that may be for want of room. */
export const lookForRoom = (): void => room?.look();

/** Lets the library rest while this device has no room for what the account sends, and says so. */
function followRoom(follow: () => void): void {
  hasRoomForCopy = true;
  const watch = createRoomWatch({
    hasRoom,
    onRoom: (isThere) => {
      hasRoomForCopy = isThere;
      follow();
      const { trouble } = deviceHealth.getState();
      if (!isThere) deviceHealth.setState({ trouble: 'full' });
      else if (trouble === 'full') deviceHealth.setState({ trouble: null });
    },
    later: setBrowserTimer,
  });
  room = watch;
  const { signal } = following;
  signal.addEventListener('abort', watch.stop);
  // Room is made outside this page: whoever made it comes back to the page.
  const seen = () => {
    if (!hasRoomForCopy && document.visibilityState === 'visible') watch.look();
  };
  document.addEventListener('visibilitychange', seen, { signal });
}

/**
 * Lets the library rest while the device itself says that it has no network. Left alone the library
 * goes on trying, and asks another host whether there is a network at all, which the page's policy
 * refuses each time.
 */
function followNetwork(database: Firestore): () => void {
  following = new AbortController();
  const { signal } = following;
  const follow = () => {
    const settled =
      navigator.onLine && hasRoomForCopy ? enableNetwork(database) : disableNetwork(database);
    // A database that has ended meanwhile needs neither.
    settled.catch(() => undefined);
  };
  window.addEventListener('online', follow, { signal });
  window.addEventListener('offline', follow, { signal });
  if (!navigator.onLine) follow();
  return follow;
}

/** A browser may have IndexedDB and refuse every use of it: private windows, a broken profile. */
function indexedDbWorks(): Promise<boolean> {
  return new Promise((answer) => {
    try {
      const request = window.indexedDB.open('mix-probe');
      request.onsuccess = () => {
        request.result.close();
        answer(true);
      };
      request.onerror = (event) => {
        event.preventDefault();
        answer(false);
      };
    } catch {
      answer(false);
    }
  });
}
