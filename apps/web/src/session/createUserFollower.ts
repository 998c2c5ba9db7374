import type { Account } from './Account.ts';
import type { AccountDocuments, FoundProfile } from './AccountDocuments.ts';
import type { SessionEvent } from './sessionReducer.ts';

export interface FollowerParts {
  /** Fetched when somebody is signed in, not before. */
  readonly loadDocuments: () => Promise<AccountDocuments>;
  readonly dispatch: (event: SessionEvent) => void;
  readonly log: (message: string, error?: unknown) => void;
  /**
   * Does the work after a while, or as soon as the network is back or somebody looks at the page
   * again; returns what cancels it.
   */
  readonly retryLater: (afterMs: number, work: () => void) => () => void;
}

export interface UserFollower {
  /** Loads the profile and the product list of an account and keeps them up to date. */
  readonly follow: (account: Account) => void;
  readonly stop: () => void;
}

/** The waits, ms, of the provider's own library after a network failure. */
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 16 * 60_000;

/**
 * Keeps the auth store's user in step with the stored profile. A missing profile is created from
 * the account and arrives by the same listener. A profile that cannot be loaded marks the user not
 * authenticated, never signed out, and is asked for again.
 */
export function createUserFollower(parts: FollowerParts): UserFollower {
  const { dispatch, log } = parts;
  let ending = new AbortController();

  const stop = () => {
    ending.abort();
  };

  const start = (account: Account, retryMs: number) => {
    stop();
    ending = new AbortController();
    const { signal } = ending;
    let waitMs = retryMs;

    const fail = (error: unknown) => {
      if (signal.aborted) return;
      log('Error loading user', error);
      dispatch({ type: 'userNotLoaded' });
      stop();
      ending = new AbortController();
      const cancel = parts.retryLater(waitMs, () => {
        start(account, Math.min(2 * waitMs, LAST_RETRY_MS));
      });
      ending.signal.addEventListener('abort', cancel);
    };

    const open = async () => {
      const documents = await parts.loadDocuments();
      if (signal.aborted) return;
      documents.startSync(account.uid);
      let isCreated = false;
      const onProfile = (found: FoundProfile) => {
        if (signal.aborted) return;
        if (found === 'unreachable') {
          dispatch({ type: 'userNotLoaded' });
        } else if (found !== 'missing') {
          waitMs = FIRST_RETRY_MS;
          dispatch({ type: 'userLoaded', user: found });
        } else if (!isCreated) {
          isCreated = true;
          documents.createProfile(account.uid, account).catch(fail);
        }
      };
      const ends = [
        documents.followProfile(account.uid, onProfile, fail),
        documents.followUserProducts(account.uid, (userProducts) => {
          if (!signal.aborted) dispatch({ type: 'userProductsLoaded', userProducts });
        }),
      ];
      signal.addEventListener('abort', () => {
        for (const end of ends) end();
      });
    };
    open().catch(fail);
  };

  return {
    follow: (account) => {
      start(account, FIRST_RETRY_MS);
    },
    stop,
  };
}
