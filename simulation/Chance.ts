/** Numbers that look random and are the same for the same seed. */
export interface Chance {
  /** 0 to below 1. */
  readonly fraction: () => number;
  readonly isOne: (share: number) => boolean;
  /** A whole number from 0 to below the count. */
  readonly below: (count: number) => number;
  /** One of them; undefined of none. */
  readonly oneOf: <One>(list: readonly One[]) => One | undefined;
}

/** Mulberry32, a published generator of 32 bits: good enough to choose by, and quick. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(fraction() * count);
  return {
    fraction,
    isOne: (share) => fraction() < share,
    below,
    oneOf: (list) => list[below(list.length)],
  };
}
