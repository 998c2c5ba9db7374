/**
 * Two counts of one thing: what a terminal writes at the end and what a log says last differ by this much
 * in files of Krone, CCI and AGCO terminals, where the same was counted.
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
  /** By how much it rose in all, in its own steps. */
  readonly rise: () => number;
}

/**
 * Follows a count from record to record, so closely that nothing is missed where it falls back. A little
 * back is the noise of a sensor, and what it rises by after that is not counted twice.
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
