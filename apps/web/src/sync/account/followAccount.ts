import type { Role } from '@mix/documents';
import type { AccountDatabase, AccountError, AccountUpdate } from './AccountDatabase.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { accountCollection } from './accountCollections.ts';
import { createRetry, type RetryParts } from './createRetry.ts';
import type { CollectionName } from '../DocumentValues.ts';

interface FollowOptions extends RetryParts {
  readonly owner: string;
  /** On a farm: what is asked for follows it. */
  readonly role?: Role;
  readonly account: AccountDatabase;
  readonly now: () => Date;
  readonly onUpdate: (name: CollectionName, update: AccountUpdate) => void;
  /** @returns whether it is to be followed again */
  readonly onError: (error: AccountError) => boolean;
}

export interface AccountFollower {
  /** The account can be reached again, or may be: whatever waits for its turn to listen starts now. */
  readonly resume: () => void;
  /** What a collection told could not be kept: it is asked for everything again, a while later. */
  readonly again: (name: CollectionName) => void;
  readonly stop: () => void;
}

/** As long as the client library waits for a first answer before it calls itself offline. */
const PATIENCE_MS = 10_000;

/**
 * Listens to every collection of an account until it is stopped. What failed is listened to again
 * after 1 s x 1.5^n, 90 s at most, or at the next `resume`. The library's own stream, which waits as
 * long by itself after a time without a server, is opened anew by a `resume` that knows nothing of
 * it: 10 s after it fell silent or was last opened so, at the earliest, and once for each `resume`.
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
    // Never longer than that, whatever became of the device's clock.
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

/** Since when a listener that got updates, and one that was never connected, have been silent. */
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
