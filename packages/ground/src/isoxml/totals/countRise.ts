/**
 * Share by which two counts of the same thing may differ: the count that a terminal writes at the
 * end and the last one of a log differ by this much in files of Krone, CCI and AGCO terminals.
 */
const SAME_SHARE = 0.02;

/** Whether two counts say the same, in steps of the dictionary. */
export const isSameCount = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(1, SAME_SHARE * Math.max(a, b));

/** By how much a count rose between two looks at it; one that fell back began again from zero. */
export function riseBetween(before: number, after: number): number {
  if (after >= before) return after - before;
  return isSameCount(before, after) ? 0 : after;
}

export interface RiseCounter {
  /** The next value of the count. */
  readonly add: (value: number) => void;
  /** Sum of all rises of the count, in its own steps. */
  readonly rise: () => number;
}

/**
 * Follows a count record by record, so that no rise is missed where the count falls back. A small
 * fall is noise of a sensor, and the rise after it is not counted twice.
 */
export function riseCounter(): RiseCounter {
  let highest: number | null = null;
  let rise = 0;
  return {
    add: (value) => {
      if (highest === null || (value < highest && !isSameCount(value, highest))) highest = value;
      if (value <= highest) return;
      rise += value - highest;
      highest = value;
    },
    rise: () => rise,
  };
}
