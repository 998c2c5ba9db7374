import { bar } from '../units/quantity.ts';
import type { Nozzle, NozzleSize } from './Nozzle.ts';
import { nozzleFlow } from './nozzleFlow.ts';

/** ISO 10625:2018 allows a new tip this much off its size (S36). */
const SIZE_TOLERANCE = 0.05;
const SIZE_PRESSURE = bar(3);
/** Room for the last binary digit where a flow sits on the tolerance. */
const ROUNDING = 1e-9;

/**
 * The ISO 10625 size of a code such as `03`, with its colour; a null colour is not verified, and
 * must not be guessed. Null for a code the table does not hold.
 */
export const nozzleSize = (sizes: readonly NozzleSize[], code: string): NozzleSize | null =>
  sizes.find(({ size }) => size === code) ?? null;

/**
 * How far a tip's own published flow at 3 bar is from its nominal size, as a part of the size, and
 * whether the standard allows that. Null when the flow is not published.
 */
export function sizeDeviation(
  nozzle: Nozzle,
  size: NozzleSize,
): { readonly fraction: number; readonly withinStandard: boolean } | null {
  const flow = nozzleFlow(nozzle, SIZE_PRESSURE);
  if (flow === null) return null;
  const fraction = flow / size.flowLPerMinAt3Bar - 1;
  return { fraction, withinStandard: Math.abs(fraction) <= SIZE_TOLERANCE + ROUNDING };
}
