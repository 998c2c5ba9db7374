import type { SolubilityPoint } from '../catalogue/Product.ts';

/** Straight line between rows ascending in `xs`; before the first and after the last row, held. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  const last = xs.length - 1;
  if (last < 0) throw new RangeError('a table without rows has no value');
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return between(xs[low] ?? 0, ys[low] ?? 0, xs[high] ?? 0, ys[high] ?? 0, x);
}

function between(x0: number, y0: number, x1: number, y1: number, x: number): number {
  if (x <= x0) return y0;
  if (x >= x1) return y1;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/**
 * Solubility in g of product per kg of added water: straight between the points, the first held
 * below it and the last above it. Infinite when nothing is known; the caller says so.
 */
export function solubilityAt(points: readonly SolubilityPoint[], temperatureC: number): number {
  let before: SolubilityPoint | null = null;
  for (const point of points) {
    if (temperatureC <= point.temperatureC)
      return before === null
        ? point.gPerKgWater
        : between(
            before.temperatureC,
            before.gPerKgWater,
            point.temperatureC,
            point.gPerKgWater,
            temperatureC,
          );
    before = point;
  }
  return before === null ? Infinity : before.gPerKgWater;
}
