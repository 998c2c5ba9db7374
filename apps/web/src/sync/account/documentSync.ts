import type { Firestore } from 'firebase/firestore';
import type { DocumentKind, Role } from '@mix/documents';
import { reportError } from '../../device/errors/reportError.ts';
import { isClientBroken } from '../firestore/accountErrorKind.ts';
import { createAccountSync } from './createAccountSync.ts';
import { createConnection } from './createConnection.ts';
import { documentKinds } from '../device/documentKinds.ts';
import { documentStore } from '../device/documentStore.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { documentOwner, onDocumentOwner } from '../documentOwner.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import { firestoreAccount } from '../firestore/firestoreAccount.ts';
import { lookForRoom } from '../firestore/openFirestore.ts';
import { hasServerMoved } from './hasServerMoved.ts';
import { upgradeEntry } from '../device/upgradeEntry.ts';
import { setBrowserTimer } from './setBrowserTimer.ts';
import { newDocumentId } from '../newDocumentId.ts';
import { moveDeviceDocuments } from '../device/moveDeviceDocuments.ts';
import { programFault } from './programFault.ts';
import { syncChannel } from './syncChannel.ts';
import { syncState, type SyncState } from '../syncState.ts';
import { keepHeardAt, keepSyncedAt, readHeardAt, readSyncedAt } from './syncedAt.ts';

type Heard = Pick<SyncState, 'connection' | 'heardAt' | 'syncedAt' | 'broken'>;

/**
 * Reports an error of this program only: a device's store that refuses, and a lock that is no
 * longer waited for, end with errors too.
 */
function reportFault(error: unknown): void {
  const fault = programFault(error);
  if (fault !== null) reportError(fault);
}

/** Shows the sync status of the owner whose documents are on the screens; of no other. */
function showState(owner: DocumentOwner, state: Partial<SyncState>): void {
  if (owner === documentOwner()) syncState.setState(state);
}

/**
 * Brings the documents of this device and of an account, or of a farm it belongs to, together, for as
 * long as somebody is signed in. Of several tabs one does the work; the next takes over when it is
 * closed.
 * @param role on the farm; none at the account's own place
 * @returns stops it, and resolves when nothing more is sent or written
 */
export function startDocumentSync(
  owner: DocumentOwner,
  database: Firestore,
  role?: Role,
): () => Promise<void> {
  /** The sync status as this page last heard it. */
  let heard: Heard = {
    connection: 'unknown',
    // An older version noted only when all was sent: then it had heard everything as well.
    heardAt: readHeardAt(owner) ?? readSyncedAt(owner),
    syncedAt: readSyncedAt(owner),
    broken: false,
  };
  const hear = (state: Partial<Heard>) => {
    heard = { ...heard, ...state };
    showState(owner, state);
  };
  hear(heard);
  const leaving = new AbortController();
  const stopListening = syncChannel.listen((message) => {
    if (message.owner === owner && message.state !== null) hear(message.state);
  });
  const stopFollowing = onDocumentOwner(() => {
    showState(owner, heard);
  });
  syncChannel.post({ owner, state: null });
  const isOwn = workspaceOf(owner).farmId === null;
  const moved = isOwn
    ? moveDeviceDocuments(documentStore, owner).catch(reportFault)
    : Promise.resolve();
  const tell = (state: Partial<Heard>) => {
    hear(state);
    syncChannel.post({ owner, state });
  };
  const work = async () => {
    await moved;
    const isElsewhere = await hasServerMoved(projectOf(database), fetch);
    if (leaving.signal.aborted) return;
    // What waits stays on this device until the page is the one of the new server.
    if (isElsewhere) hear({ connection: 'offline' });
    else await runSync({ owner, database, role, tell, heard: () => heard }, leaving.signal);
  };
  // A page served without TLS has no such locks: then each tab works, which costs but does not harm.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  const done = (
    locks === undefined
      ? work()
      : locks.request(`mix-sync ${owner}`, { signal: leaving.signal }, work)
  ).catch(reportFault);
  return async () => {
    leaving.abort();
    stopListening();
    stopFollowing();
    await done;
    showState(owner, {
      connection: 'unknown',
      heardAt: null,
      syncedAt: null,
      broken: false,
    });
  };
}

const projectOf = (database: Firestore): string => database.app.options.projectId ?? '';

const RESTARTED = 'mix:restarted-for-account';

/**
 * A page whose library broke starts anew as soon as nobody looks at it, once in the life of its tab;
 * after that only when somebody asks. What was typed is kept at every key.
 */
function restartUnseen(): void {
  try {
    if (sessionStorage.getItem(RESTARTED) !== null) return;
    sessionStorage.setItem(RESTARTED, 'true');
  } catch {
    // Without this mark the page could reload for ever.
    return;
  }
  const restart = () => {
    if (document.visibilityState === 'hidden') window.location.reload();
  };
  document.addEventListener('visibilitychange', restart);
  restart();
}

interface SyncRun {
  readonly owner: DocumentOwner;
  readonly database: Firestore;
  readonly role: Role | undefined;
  readonly tell: (state: Partial<Heard>) => void;
  readonly heard: () => Heard;
}

/** Syncs until `ending` is aborted. */
function runSync(run: SyncRun, ending: AbortSignal): Promise<void> {
  const { owner, database, role, tell: show, heard } = run;
  const stopAnswering = syncChannel.listen((message) => {
    if (message.owner === owner && message.state === null) {
      syncChannel.post({ owner, state: heard() });
    }
  });
  const connection = createConnection((next) => {
    show({ connection: next });
    if (next !== 'online') lookForRoom();
  }, setBrowserTimer);
  const onDead = () => {
    show({ broken: true, connection: 'offline' });
    restartUnseen();
  };
  /**
   * Notes that all is synced, unless a collection has still to arrive: its arrival wakes the sync,
   * which asks again.
   */
  const settle = async (at: Date) => {
    if ((await documentStore.missingOf(owner)).length > 0) return;
    keepSyncedAt(owner, at);
    show({ syncedAt: at });
  };
  const sync = createAccountSync({
    owner,
    ...(role === undefined ? {} : { role }),
    account: firestoreAccount(database, workspaceOf(owner).uid),
    store: documentStore,
    settle: (collection, fields, current, now) => {
      const kind: DocumentKind<unknown> = documentKinds[collection];
      return kind.settle?.(fields, current, now) ?? fields;
    },
    mergeOf: (collection) => documentKinds[collection].merge,
    inFormOfToday: (collection, fields) => upgradeEntry(documentKinds[collection], fields),
    newRevision: newDocumentId,
    now: () => new Date(),
    random: Math.random,
    later: setBrowserTimer,
    onConnection: connection.signal,
    onHeard: (at) => {
      keepHeardAt(owner, at);
      show({ heardAt: at });
    },
    onSettled: (at) => void settle(at),
    onDead,
    report: reportError,
  });
  /** The library reports its own end as an uncaught error, not in a promise of this program. */
  const uncaught = ({ message }: ErrorEvent) => {
    if (!isClientBroken(message)) return;
    void sync.stop();
    onDead();
  };
  const stopListeningToStore = documentStore.onChange(sync.wake);
  /** A page may stay open while its server moves. */
  const resume = async () => {
    const isElsewhere = await hasServerMoved(projectOf(database), fetch);
    if (ending.aborted) return;
    if (isElsewhere) {
      show({ connection: 'offline' });
      await sync.stop();
    } else sync.resume();
  };
  const found = () => {
    connection.signal('networkFound');
    void resume();
  };
  const lost = () => {
    connection.signal('networkLost');
  };
  const seen = () => {
    if (document.visibilityState === 'visible') void resume();
  };
  window.addEventListener('error', uncaught);
  window.addEventListener('online', found);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seen);
  return new Promise((done) => {
    ending.addEventListener('abort', () => {
      const stopped = sync.stop();
      connection.stop();
      stopListeningToStore();
      stopAnswering();
      window.removeEventListener('error', uncaught);
      window.removeEventListener('online', found);
      window.removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', seen);
      void stopped.then(done);
    });
  });
}
