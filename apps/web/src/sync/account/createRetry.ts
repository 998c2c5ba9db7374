const BASE_MS = 1000;
const FACTOR = 1.5;
const CAP_MS = 60_000;

/**
 * How long to wait after a number of failures in a row: 1 s x 1.5^n, 60 s at most, half of it more
 * or less, as the document database's own client waits.
 * @param random 0 to 1
 */
const retryDelayMs = (failures: number, random: number): number =>
  Math.min(CAP_MS, BASE_MS * FACTOR ** Math.max(0, failures - 1)) * (0.5 + random);

export interface RetryParts {
  /** 0 to 1. */
  readonly random: () => number;
  /** Does the work after a while; returns what cancels it. */
  readonly later: (work: () => void, afterMs: number) => () => void;
}

/** Tries one piece of work again, later after each failure in a row (`retryDelayMs`). */
export interface Retry {
  /** The work failed: plans the next try. At most one is planned at any time. */
  readonly plan: () => void;
  /** The next failure counts as the first, and a planned try is cancelled. */
  readonly reset: () => void;
  /** Runs a planned try at once; does nothing where none is planned. */
  readonly hasten: () => void;
}

export function createRetry(work: () => void, { random, later }: RetryParts): Retry {
  let failures = 0;
  let cancel: (() => void) | null = null;
  const reset = () => {
    failures = 0;
    cancel?.();
    cancel = null;
  };
  return {
    plan: () => {
      cancel?.();
      failures += 1;
      cancel = later(
        () => {
          cancel = null;
          work();
        },
        retryDelayMs(failures, random()),
      );
    },
    reset,
    hasten: () => {
      const isPlanned = cancel !== null;
      reset();
      if (isPlanned) work();
    },
  };
}
