import { isFields } from '@mix/engine';

/** Wrong PINs for a name. */
export interface PinTries {
  /** In a row. */
  readonly wrong: number;
  /** When the last of them was, ms since 1970. */
  readonly atMs: number;
}

/** Wrong PINs before the first wait. */
export const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

export const isPinTries = (value: unknown): value is PinTries =>
  isFields(value) && Number.isSafeInteger(value['wrong']) && typeof value['atMs'] === 'number';

/**
 * How long a name still waits after wrong PINs, ms: a minute after the fifth, and twice as long after
 * each more, an hour at most. A clock that was set back begins the wait anew.
 */
export function pinWaitMs({ wrong, atMs }: PinTries, nowMs: number): number {
  if (wrong < FREE_TRIES) return 0;
  const longMs = Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT_MS);
  return nowMs < atMs ? longMs : Math.max(0, atMs + longMs - nowMs);
}
