import type { Role } from '@mix/documents';
import { AccountError } from './AccountDatabase.ts';
import { DeviceStorageError } from '../device/DeviceStorageError.ts';
import { createRetry, type RetryParts } from './createRetry.ts';
import { collectionsOf } from '../workspace/collectionsOf.ts';
import { followAccount } from './followAccount.ts';
import { programFault } from './programFault.ts';
import { hasMissed, PROGRAM_FAULT, refuse, sendEntry, type SendParts } from './sendEntry.ts';
import { applyUpdate } from './applyUpdate.ts';
import { tryAgain } from './tryAgain.ts';
import type { CollectionName } from '../DocumentValues.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import { FULL, type StoredEntry } from '../device/StoredEntry.ts';

interface AccountSyncOptions extends Omit<SendParts, 'awaitingUpdate' | 'missed'>, RetryParts {
  /** On a farm: the role, which decides what is asked for. */
  readonly role?: Role;
  readonly onConnection: (signal: 'answered' | 'failed' | 'silent') => void;
  /** Every collection was heard since its last silence: this device has what the account has. */
  readonly onHeard: (at: Date) => void;
  /** The account holds everything of this device. */
  readonly onSettled: (at: Date) => void;
  /** The client library broke for the life of this page. */
  readonly onDead: () => void;
  /** An error of this program: whoever mends it wants to know. */
  readonly report: (error: Error) => void;
}

export interface AccountSync {
  /** Something is to be sent: tries at once. */
  readonly wake: () => void;
  /** The network may be back, or somebody looks again: sends and listens at once. */
  readonly resume: () => void;
  /** Resolves when nothing more is applied. A send that is under way is still noted as answered. */
  readonly stop: () => Promise<void>;
}

/** Errors of this program over one content until it is given up: repeating mended nothing. */
const MOST_FAULTS = 3;

function forgetAwaited(awaitingUpdate: Set<string>, name: CollectionName): void {
  for (const one of awaitingUpdate) if (one.startsWith(`${name}/`)) awaitingUpdate.delete(one);
}

/**
 * Whether an entry takes another person off the farm, which is sent before all else. Somebody who
 * leaves sends their own changes first.
 */
const isRemovalOfOther = ({ owner, collection, id, removed }: StoredEntry): boolean =>
  collection === 'members' && removed && id !== workspaceOf(owner).uid;

type Outcome = 'sent' | 'passing' | 'unreachable' | 'stopped';

/**
 * Brings the device and the account together. What waits on the device is sent, one transaction for
 * each document, and stays as it is until the account has answered for that very content. What
 * changes in the account is applied here, never over something that waits.
 */
export function createAccountSync(options: AccountSyncOptions): AccountSync {
  const { owner, store, now, onConnection } = options;
  const parts: SendParts = { ...options, awaitingUpdate: new Set(), missed: new Set() };
  /** How many errors of this program each content caused, by its revision. */
  const faults = new Map<string, number>();
  let stopped = false;
  let sending = false;
  let sendAgain = false;
  /** The network came back during a try, whose outcome says nothing about the network now. */
  let isOutdated = false;
  const sendRetry = createRetry(() => void sendUntilDone(), options);

  const stop = () => {
    stopped = true;
    sendRetry.reset();
    following.stop();
  };
  const isStopped = () => stopped;

  const reportFault = (error: unknown): void => {
    const fault = programFault(error);
    if (fault !== null) options.report(fault);
  };

  const outcomeOf = (error: unknown): Outcome => {
    if (stopped) return 'stopped';
    reportFault(error);
    if (!(error instanceof AccountError)) return 'passing';
    if (error.kind === 'dead') {
      stop();
      options.onDead();
      return 'stopped';
    }
    onConnection(error.kind === 'unreachable' ? 'failed' : 'answered');
    return error.kind === 'unreachable' ? 'unreachable' : 'passing';
  };

  /**
   * Whether an entry is given up: what fails again and again is shown as not saved. The operator
   * decides, and loses nothing.
   */
  const isGivenUp = async (entry: StoredEntry, error: unknown): Promise<boolean> => {
    if (programFault(error) === null) return false;
    const count = (faults.get(entry.revision) ?? 0) + 1;
    faults.set(entry.revision, count);
    if (count < MOST_FAULTS) return false;
    await refuse(entry, PROGRAM_FAULT, parts);
    return true;
  };

  /** Asks for the whole collection again: that answer is newer than all acknowledgements so far. */
  const askAgain = (name: CollectionName) => {
    if (stopped) return;
    forgetAwaited(parts.awaitingUpdate, name);
    following.again(name);
  };

  let hasTriedAgain = false;
  /**
   * Lets refused entries wait again, once; one that met an error of the program has one try left.
   */
  const tryAgainOnce = async () => {
    if (hasTriedAgain) return;
    for (const revision of await tryAgain(options)) faults.set(revision, MOST_FAULTS - 1);
    hasTriedAgain = true;
  };

  /**
   * Sends removals of other people from the farm first, then the oldest change; an entry that does
   * not work now does not hold up the others.
   */
  const sendAll = async (): Promise<Outcome> => {
    await tryAgainOnce();
    const inOrder = [...(await store.entriesAt(owner, 'waiting'))].sort(
      (a, b) => a.updatedAt.getTime() - b.updatedAt.getTime(),
    );
    const waiting = [
      ...inOrder.filter(isRemovalOfOther),
      ...inOrder.filter((entry) => !isRemovalOfOther(entry)),
    ];
    let worst: Outcome = 'sent';
    let isAnswered = false;
    let hasMadeRoom = false;
    for (const entry of waiting) {
      try {
        if (await sendEntry(entry, parts)) sendAgain = true;
        if (await hasMissed(entry, parts)) askAgain(entry.collection);
        onConnection('answered');
        isAnswered = true;
        hasMadeRoom ||= entry.removed;
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome !== 'passing') return outcome;
        if (!(await isGivenUp(entry, error))) worst = outcome;
      }
      if (stopped) return 'stopped';
    }
    if (hasMadeRoom) {
      await tryAgain(options, [FULL]);
      sendAgain = true;
    }
    // An account that takes what is sent can be listened to as well.
    if (isAnswered) following.resume();
    return worst;
  };

  const sendUntilDone = async (): Promise<void> => {
    sendAgain = true;
    if (sending) return;
    sending = true;
    let outcome: Outcome = 'sent';
    while (sendAgain && (outcome === 'sent' || isOutdated) && !isStopped()) {
      sendAgain = false;
      isOutdated = false;
      // The device's own store may not answer: what waits is still there.
      outcome = await sendAll().catch(outcomeOf);
    }
    sending = false;
    if (isStopped()) return;
    if (outcome === 'sent') {
      sendRetry.reset();
      options.onSettled(now());
    } else {
      sendRetry.plan();
    }
  };

  const listened = collectionsOf(owner, options.role ?? null);
  const heard = new Set<CollectionName>();
  const noteHeard = (name: CollectionName) => {
    heard.add(name);
    if (heard.size === listened.length) options.onHeard(now());
  };

  /** The account's updates are applied one after the other. */
  let applying: Promise<void> = Promise.resolve();
  const following = followAccount({
    ...options,
    onUpdate: (name, update) => {
      onConnection(update.kind === 'silence' ? 'silent' : 'answered');
      // An update after a silence was asked for after all acknowledgements until now.
      if (update.kind === 'silence') {
        forgetAwaited(parts.awaitingUpdate, name);
        heard.delete(name);
      }
      applying = applying
        .then(async () => {
          if (stopped) return;
          await applyUpdate({ ...parts, name, update });
          if (update.kind !== 'silence') noteHeard(name);
        })
        .catch((error: unknown) => {
          reportFault(error);
          if (error instanceof DeviceStorageError) askAgain(name);
        });
    },
    onError: (error) => outcomeOf(error) !== 'stopped',
  });
  const wake = () => {
    if (stopped) return;
    // Hours without a signal are no reason to wait long once there is one.
    sendRetry.reset();
    void sendUntilDone();
  };
  wake();

  return {
    wake,
    resume: () => {
      if (stopped) return;
      isOutdated = sending;
      wake();
      following.resume();
    },
    stop: () => {
      stop();
      return applying;
    },
  };
}
