import type { StockLot, TakenLot } from './StockLedger.ts';

/** A milligram or a microlitre: rounding error of a sum, not product in a shed. */
const NOISE = 1e-6;

/** An amount without the rounding error of its sum: 0 where it is within a milligram of 0. */
export const settled = (amount: number): number => (Math.abs(amount) < NOISE ? 0 : amount);

/** What was taken and of which lots; the uncovered part may be covered by a later lot. */
interface Taking {
  readonly taken: TakenLot[];
  uncovered: number;
}

/** The bags in the order they came, and what went out before it came in. */
export interface Lots {
  /** Below 0: more went out than came in. */
  readonly sum: () => number;
  readonly left: () => readonly StockLot[];
  /** Adds a lot. What went out before it came in is taken of it first. */
  readonly put: (lot: StockLot) => void;
  /** The result fills up while later lots cover it. */
  readonly take: (amount: number) => Taking;
  /** Sets the amount that somebody counted. A surplus over it goes first in, first out. */
  readonly set: (amount: number, found: Omit<StockLot, 'left'>) => void;
}

/** An empty shed for one product. */
export function createLots(): Lots {
  const lots: StockLot[] = [];
  const owed: Taking[] = [];
  // Index of the first lot not used up, what is left of it, and the sum from it on.
  let [firstLot, firstLeft, held] = [0, 0, 0];
  // The same for takings that are not covered.
  let [firstOwed, owedSum] = [0, 0];
  const sum = (): number => settled(held - owedSum);
  function add(lot: StockLot): void {
    if (firstLot === lots.length) firstLeft = lot.left;
    lots.push(lot);
    held += lot.left;
  }
  /** @returns the amount that no lot covers */
  function takeFrom(amount: number, taken: TakenLot[] | null): number {
    let open = amount;
    while (open > NOISE) {
      const first = lots[firstLot];
      if (first === undefined) return open;
      const part = Math.min(open, firstLeft);
      taken?.push(partOf(first, part));
      open -= part;
      firstLeft -= part;
      held -= part;
      if (firstLeft > NOISE) continue;
      held -= firstLeft;
      firstLot += 1;
      firstLeft = lots[firstLot]?.left ?? 0;
      // An empty store is exactly 0, so the rounding error of the sum ends here.
      if (firstLot === lots.length) held = 0;
    }
    return 0;
  }
  return {
    sum,
    left: () =>
      lots.slice(firstLot).map((lot, place) => (place === 0 ? { ...lot, left: firstLeft } : lot)),
    put: (lot) => {
      add(lot);
      for (let taking = owed[firstOwed]; taking !== undefined; taking = owed[firstOwed]) {
        const before = taking.uncovered;
        taking.uncovered = takeFrom(before, taking.taken);
        owedSum += taking.uncovered - before;
        if (taking.uncovered > 0) return;
        firstOwed += 1;
      }
      owedSum = 0;
    },
    take: (amount) => {
      const taken: TakenLot[] = [];
      const taking = { taken, uncovered: takeFrom(amount, taken) };
      if (taking.uncovered > 0) owed.push(taking);
      owedSum += taking.uncovered;
      return taking;
    },
    set: (amount, found) => {
      [firstOwed, owedSum] = [owed.length, 0];
      const surplus = settled(amount - sum());
      if (surplus > 0) add({ ...found, left: surplus });
      else takeFrom(-surplus, null);
    },
  };
}

const partOf = (
  { entryId, since, batch, expiresOn, centsPerUnit }: StockLot,
  amount: number,
): TakenLot => ({ entryId, since, batch, expiresOn, centsPerUnit, amount });
