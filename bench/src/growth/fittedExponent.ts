/** A figure at a size. */
export interface SizedFigure {
  readonly size: number;
  readonly value: number;
}

/**
 * The exponent k of `value = c * size^k` that fits best, by least squares of the logarithms: 1 grows with
 * the size, 2 with its square.
 * @returns null of fewer than two figures above 0, of which nothing can be said
 */
export function fittedExponent(figures: readonly SizedFigure[]): number | null {
  const points = figures
    .filter(({ size, value }) => size > 0 && value > 0)
    .map(({ size, value }) => ({ x: Math.log(size), y: Math.log(value) }));
  if (points.length < 2) return null;
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const across = mean(({ x, y }) => (x - meanX) * (y - meanY));
  return across / mean(({ x }) => (x - meanX) ** 2);
}
