/** A cost at a size, both above 0. */
interface Measured {
  readonly size: number;
  readonly cost: number;
}

/**
 * How a cost grows with a size: 1 is in proportion, 2 is with its square. The slope of the straight line
 * of least squares through the logarithms of both.
 */
export function growthExponent(measured: readonly Measured[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const sizes = measured.map(({ size }) => Math.log(size));
  const costs = measured.map(({ cost }) => Math.log(cost));
  const [meanSize, meanCost] = [mean(sizes), mean(costs)];
  const spread = sizes.map((size) => size - meanSize);
  const rise = spread.map((size, place) => size * ((costs[place] ?? meanCost) - meanCost));
  return mean(rise) / mean(spread.map((size) => size * size));
}
