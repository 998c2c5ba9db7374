const BASE_MS = 1000;
const FACTOR = 1.5;
const CAP_MS = 60_000;

/**
 * How long to wait after a number of failures in a row: 1 s x 1.5^n, 60 s at most, half of it more
 * or less, as the document database's own client waits.
 * @param random 0 to 1
 */
export const retryDelayMs = (failures: number, random: number): number =>
  Math.min(CAP_MS, BASE_MS * FACTOR ** Math.max(0, failures - 1)) * (0.5 + random);
