import type { Role } from '@mix/documents';
import type { AccountDatabase, AccountError, AccountUpdate } from './AccountDatabase.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { accountCollection } from './accountCollections.ts';
import { createRetry, type RetryParts } from './createRetry.ts';
import type { CollectionName } from '../DocumentValues.ts';

interface FollowOptions extends RetryParts {
  readonly owner: string;
  /** On a farm: the role, which decides what is asked for. */
  readonly role?: Role;
  readonly account: AccountDatabase;
  readonly now: () => Date;
  readonly onUpdate: (name: CollectionName, update: AccountUpdate) => void;
  /** @returns whether the collection is to be followed again */
  readonly onError: (error: AccountError) => boolean;
}

export interface AccountFollower {
  /** The account may be reached again: every listener that waits for its next try starts now. */
  readonly resume: () => void;
  /** Asks for all of a collection again, a while later: an update of it could not be kept. */
  readonly again: (name: CollectionName) => void;
  readonly stop: () => void;
}

/** As long as the client library waits for a first answer before it calls itself offline. */
const PATIENCE_MS = 10_000;

/**
 * Listens to every collection of an account until it is stopped. A listener that failed starts
 * again after 1 s x 1.5^n, 90 s at most, or at the next `resume`. The library's own stream waits as
 * long by itself after a time without a server. A `resume` therefore opens a silent stream anew:
 * once for each `resume`, and 10 s at the earliest after it fell silent or was last opened so.
 */
export function followAccount(options: FollowOptions): AccountFollower {
  const { account, later } = options;
  const nowMs = () => options.now().getTime();
  const names = collectionsOf(options.owner, options.role ?? null);
  const byName = new Map(names.map((name) => [name, listenTo(name, options)]));
  const listeners = [...byName.values()];
  let restartedMs = -Infinity;
  let cancelRestart: () => void = () => undefined;

  const restartIfSilent = () => {
    cancelRestart();
    // Updates of one source prove that the stream of all works: a long first read is not begun again.
    const silentSinceMs = Math.max(...listeners.map((listener) => listener.silentSinceMs()));
    if (!Number.isFinite(silentSinceMs)) return;
    const earliestMs = Math.max(restartedMs, silentSinceMs) + PATIENCE_MS;
    // Never longer than `PATIENCE_MS`, whatever became of the device's clock.
    const waitMs = Math.min(earliestMs - nowMs(), PATIENCE_MS);
    if (waitMs > 0) {
      cancelRestart = later(restartIfSilent, waitMs);
      return;
    }
    restartedMs = nowMs();
    account.restart();
  };

  return {
    resume: () => {
      for (const { hasten } of listeners) hasten();
      restartIfSilent();
    },
    again: (name) => byName.get(name)?.again(),
    stop: () => {
      cancelRestart();
      for (const { stop } of listeners) stop();
    },
  };
}

/** `silentSinceMs` of a listener that gets updates, and of one that is not connected. */
const HEARD = Infinity;
const NEVER_HEARD = -Infinity;

function listenTo(name: CollectionName, options: FollowOptions) {
  const { owner, account, now, onUpdate, onError } = options;
  let silentSinceMs = NEVER_HEARD;
  let end: () => void = () => undefined;
  const retry = createRetry(start, options);

  function start() {
    silentSinceMs = now().getTime();
    end = account.follow(
      accountCollection(owner, name).source(owner, options.role ?? null),
      (update) => {
        if (update.kind !== 'silence') {
          silentSinceMs = HEARD;
          retry.reset();
        } else if (silentSinceMs === HEARD) silentSinceMs = now().getTime();
        onUpdate(name, update);
      },
      (error) => {
        silentSinceMs = NEVER_HEARD;
        end = () => undefined;
        if (onError(error)) retry.plan();
      },
    );
  }
  start();

  return {
    silentSinceMs: () => silentSinceMs,
    hasten: retry.hasten,
    again: () => {
      silentSinceMs = NEVER_HEARD;
      end();
      end = () => undefined;
      retry.plan();
    },
    stop: () => {
      retry.reset();
      end();
    },
  };
}
