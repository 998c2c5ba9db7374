import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../../device/storage/deviceStorage.ts';

/** Belongs to the device: the value outlives an account that is taken off it, and names nobody. */
export const PENDING_SIGN_OUTS_KEY = 'mix.owedEndings';

/**
 * Most sign-outs that are kept: nobody signs out so often without a signal; older ones end by
 * themselves.
 */
const MOST = 20;

const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 16 * 60_000;

interface PendingSignOutsParts {
  readonly storage: DeviceStorage | null;
  /** Ends a session on the server. False: the server was not reached. It never rejects. */
  readonly end: (tokenHash: string) => Promise<boolean>;
  readonly retryLater: (afterMs: number, work: () => void) => () => void;
}

export interface PendingSignOuts {
  /** Notes that the server has to end a session, and tells it as soon as there is a signal. */
  readonly add: (tokenHash: string) => void;
  /** Tells the server what an earlier page could not. */
  readonly send: () => void;
}

function read(storage: DeviceStorage | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readFromDevice(storage, PENDING_SIGN_OUTS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Sessions that were signed out of on this device while the server could not be told. Only the hash of
 * each refresh token is kept: it ends the session, and lets nobody in.
 */
export function createPendingSignOuts({
  storage,
  end,
  retryLater,
}: PendingSignOutsParts): PendingSignOuts {
  const keep = (hashes: readonly string[]) => {
    if (hashes.length === 0) forgetOnDevice(storage, PENDING_SIGN_OUTS_KEY);
    else keepOnDevice(storage, PENDING_SIGN_OUTS_KEY, JSON.stringify(hashes.slice(-MOST)));
  };
  let isSending = false;

  const sendAll = async (): Promise<boolean> => {
    // Read anew each time: a sign-out may have been added meanwhile, by another tab too.
    for (let [hash] = read(storage); hash !== undefined; [hash] = read(storage)) {
      const ended = hash;
      if (!(await end(ended))) return false;
      keep(read(storage).filter((each) => each !== ended));
    }
    return true;
  };
  const send = (retryMs: number) => {
    if (isSending) return;
    isSending = true;
    void sendAll().then((isDone) => {
      isSending = false;
      if (isDone) return;
      retryLater(retryMs, () => {
        send(Math.min(2 * retryMs, LAST_RETRY_MS));
      });
    });
  };
  return {
    add: (tokenHash) => {
      keep([...read(storage), tokenHash]);
      send(FIRST_RETRY_MS);
    },
    send: () => {
      send(FIRST_RETRY_MS);
    },
  };
}
