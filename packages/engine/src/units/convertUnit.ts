import { displayUnit, type DisplayUnit, type UnitId } from './displayUnits.ts';
import {
  addExact,
  fromExact,
  multiplyExact,
  quotientOfExact,
  subtractExact,
  toExact,
  type ExactDecimal,
} from './exactDecimal.ts';

const product = (start: ExactDecimal, factors: readonly number[]): ExactDecimal =>
  factors.reduce((sum, factor) => multiplyExact(sum, toExact(factor)), start);

function convert(value: number, from: DisplayUnit, to: DisplayUnit): number {
  const shifted = subtractExact(toExact(value), toExact(from.zero));
  const dividend = product(product(shifted, from.over), to.under);
  const divisor = product(product({ digits: 1n, scale: 0 }, from.under), to.over);
  const quotient = quotientOfExact(dividend, divisor);
  return to.zero === 0 ? quotient : fromExact(addExact(toExact(quotient), toExact(to.zero)));
}

/**
 * A value in another unit of the same dimension, rounded once: the exact factors are applied in
 * exact decimals. Throws when the dimensions differ, which no user input can cause.
 */
export function convertUnit(value: number, from: UnitId, to: UnitId): number {
  if (from === to) return value;
  const [source, target] = [displayUnit(from), displayUnit(to)];
  if (source.dimension !== target.dimension) throw new RangeError(`${from} is not in ${to}`);
  return convert(value, source, target);
}
