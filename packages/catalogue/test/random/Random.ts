/** Numbers that look random and come again with the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1; mulberry32, public domain. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<Entry>(entries: readonly Entry[]): Entry {
    if (entries.length === 0) throw new RangeError('nothing to pick from');
    return entries[Math.floor(this.next() * entries.length)] as Entry;
  }

  /** A number as somebody would type it: `decimals` at most, spread evenly over the orders of size. */
  typed(low: number, high: number, decimals: number): number {
    const value = low * (high / low) ** this.next();
    const step = 10 ** this.whole(0, decimals);
    return Math.max(low, Math.round(value * step) / step);
  }
}
