import type { Product } from '../catalogue/Product.ts';

type HalfLifeByPh = Product['halfLifeByPh'];

/** Part of an active left after standing, 0 to 1: 0.5^(time / half-life), MODEL.md. */
export const remainingFraction = (halfLifeMin: number, timeMin: number): number =>
  0.5 ** (timeMin / halfLifeMin);

/**
 * Half-life at a pH, min: straight in its logarithm between the known points (hydrolysis goes with
 * the concentration of the ions). Below the lowest pH it is held; above the highest it goes on
 * falling, so that no longer life is promised than was measured. Null when nothing is known.
 */
export function halfLifeAtPh(points: HalfLifeByPh, ph: number): number | null {
  const sorted = [...points].sort((a, b) => a.ph - b.ph);
  const [first, second] = sorted;
  if (first === undefined) return null;
  if (second === undefined || ph <= first.ph) return first.halfLifeMin;
  let before = first;
  let after = second;
  for (const point of sorted.slice(2)) {
    if (ph <= after.ph) break;
    before = after;
    after = point;
  }
  const share = (ph - before.ph) / (after.ph - before.ph);
  const logarithm =
    Math.log(before.halfLifeMin) +
    share * (Math.log(after.halfLifeMin) - Math.log(before.halfLifeMin));
  const halfLifeMin = Math.exp(logarithm);
  return share > 1 ? Math.min(after.halfLifeMin, halfLifeMin) : halfLifeMin;
}
