import type { StockLot, TakenLot } from './StockLedger.ts';

/** A milligram or a microlitre: how sums of fractions end, not something in a shed. */
const NOISE = 1e-6;

/** An amount as sums end: what is less than a milligram from nothing is nothing. */
export const settled = (amount: number): number => (Math.abs(amount) < NOISE ? 0 : amount);

/** What was taken and of which lots; what is not covered yet may be by what comes in next. */
interface Taking {
  readonly taken: TakenLot[];
  uncovered: number;
}

/** The bags in the order they came, and what went out before it came in. */
export interface Lots {
  /** Below 0: more went out than came in. */
  readonly sum: () => number;
  readonly left: () => readonly StockLot[];
  /** What went out before it came in is taken of it first. */
  readonly put: (lot: StockLot) => void;
  /** The result fills up while later lots cover it. */
  readonly take: (amount: number) => Taking;
  /** Somebody looked: so much stands there. What is too much goes first in, first out. */
  readonly set: (amount: number, found: Omit<StockLot, 'left'>) => void;
}

/** An empty shed for one product. */
export function createLots(): Lots {
  let lots: StockLot[] = [];
  let owed: Taking[] = [];

  const sum = (): number =>
    settled(
      lots.reduce((all, { left }) => all + left, 0) -
        owed.reduce((all, { uncovered }) => all + uncovered, 0),
    );

  /** @returns what is left to be taken */
  function takeFrom(amount: number, taken: TakenLot[] | null): number {
    let open = amount;
    while (open > NOISE) {
      const [first, ...others] = lots;
      if (first === undefined) return open;
      const part = Math.min(open, first.left);
      const { left, ...lot } = first;
      taken?.push({ ...lot, amount: part });
      open -= part;
      lots = left - part > NOISE ? [{ ...lot, left: left - part }, ...others] : others;
    }
    return 0;
  }

  return {
    sum,
    left: () => lots,
    put: (lot) => {
      lots = [...lots, lot];
      owed = owed.filter((taking) => {
        taking.uncovered = takeFrom(taking.uncovered, taking.taken);
        return taking.uncovered > 0;
      });
    },
    take: (amount) => {
      const taken: TakenLot[] = [];
      const taking = { taken, uncovered: takeFrom(amount, taken) };
      if (taking.uncovered > 0) owed = [...owed, taking];
      return taking;
    },
    set: (amount, found) => {
      owed = [];
      const surplus = settled(amount - sum());
      if (surplus > 0) lots = [...lots, { ...found, left: surplus }];
      else takeFrom(-surplus, null);
    },
  };
}
