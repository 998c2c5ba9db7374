import { initializeApp } from 'firebase/app';
import * as auth from 'firebase/auth';
import * as firestore from 'firebase/firestore';
import type { Setup } from '../modes.ts';

/** What a listener was last told. */
export interface Sight {
  /** In the order of the result. */
  readonly ids: readonly string[];
  readonly fields: Readonly<Record<string, firestore.DocumentData>>;
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

export interface Watched {
  /** Every event so far, oldest first. */
  readonly sights: Sight[];
  /** The code that ended the listener. */
  error: string | null;
}

export interface LabSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly setup: Setup;
}

const LONGEST_WAIT_MS = 60_000;
const LOOK_EVERY_MS = 20;

/** The client library as an app sets it up, and what the checks need to look at it. */
class Lab {
  readonly auth = auth;
  readonly firestore = firestore;
  readonly watched: Record<string, Watched> = {};
  /** Who was signed in, at each change; null: nobody. */
  readonly users: (string | null)[] = [];
  readonly accounts: auth.Auth;
  readonly database: firestore.Firestore;

  constructor({ apiKey, projectId, setup }: LabSettings) {
    const app = initializeApp({ apiKey, projectId, appId: 'lab' });
    this.accounts = auth.initializeAuth(app, { persistence: auth.indexedDBLocalPersistence });
    Object.assign(this.accounts.config, {
      apiHost: location.host,
      tokenApiHost: location.host,
      apiScheme: 'http',
    });
    const transport: object = {
      'long-poll': { experimentalForceLongPolling: true },
      // Not in the types: the library keeps it for builds of its own.
      'fetch-streams': { useFetchStreams: true },
      default: {},
      'memory cache': {},
      'single tab': {},
    }[setup];
    this.database = firestore.initializeFirestore(app, {
      host: location.host,
      ssl: false,
      ...transport,
      localCache:
        setup === 'memory cache'
          ? firestore.memoryLocalCache()
          : firestore.persistentLocalCache({
              tabManager:
                setup === 'single tab'
                  ? firestore.persistentSingleTabManager({})
                  : firestore.persistentMultipleTabManager(),
            }),
    });
    auth.onAuthStateChanged(this.accounts, (user) => this.users.push(user?.uid ?? null));
  }

  /** @throws Error when nobody is signed in. */
  get user(): auth.User {
    const user = this.accounts.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    return user;
  }

  /** A document of the signed-in user. */
  doc(path: string): firestore.DocumentReference {
    return firestore.doc(this.database, `users/${this.user.uid}/${path}`);
  }

  collection(name: string): firestore.CollectionReference {
    return firestore.collection(this.database, `users/${this.user.uid}/${name}`);
  }

  async idsOf(query: firestore.Query): Promise<readonly string[]> {
    return (await firestore.getDocs(query)).docs.map(({ id }) => id);
  }

  /** The code that the work fails with; 'no error' when it does not. */
  async codeOf(work: Promise<unknown>): Promise<string> {
    return (await failureOf(work))?.code ?? 'no error';
  }

  /** The message that the work fails with; 'no error' when it does not. */
  async messageOf(work: Promise<unknown>): Promise<string> {
    return (await failureOf(work))?.message ?? 'no error';
  }

  /** Starts a listener whose events are kept under a name. */
  watch(name: string, query: firestore.Query): () => void {
    const watched: Watched = { sights: [], error: null };
    this.watched[name] = watched;
    return firestore.onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        watched.sights.push({
          ids: docs.map(({ id }) => id),
          fields: Object.fromEntries(docs.map((each) => [each.id, each.data()])),
          fromCache: metadata.fromCache,
          hasPendingWrites: metadata.hasPendingWrites,
        });
      },
      (error) => (watched.error = error.code),
    );
  }

  last(name: string): Sight | null {
    return this.watched[name]?.sights.at(-1) ?? null;
  }

  /** Waits until a listener is told what the server has, and its documents are these. */
  async sees(name: string, ids: readonly string[]): Promise<Sight> {
    const wanted = ids.join();
    await this.until(() => {
      const sight = this.last(name);
      return sight?.ids.join() === wanted && !sight.fromCache && !sight.hasPendingWrites;
    }, `"${name}" to see ${wanted}`);
    return this.last(name) as Sight;
  }

  /** @throws Error that says what was waited for, and what the listeners saw instead. */
  async until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (!condition()) {
      if (Date.now() > deadline) {
        const seen = Object.entries(this.watched).map(([name, { sights, error }]) => ({
          name,
          error,
          last: sights.at(-1),
        }));
        throw new Error(`waited in vain for ${what}; seen: ${JSON.stringify(seen)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}

/** How the library says that something failed; null: it did not. @throws what has no code. */
async function failureOf(work: Promise<unknown>): Promise<(Error & { code: string }) | null> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error as Error & { code: string };
    throw error;
  }
  return null;
}

declare global {
  /** Stands in the page once `openLab` was called. */
  var lab: Lab;
  var openLab: (settings: LabSettings) => void;
}

globalThis.openLab = (settings) => {
  globalThis.lab = new Lab(settings);
};
