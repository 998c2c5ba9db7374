const FALSE_POSITION_STEPS = 40;
const ALL_STEPS = 200;

/**
 * Where a continuous increasing function crosses zero between `low` and `high`, to `tolerance` in
 * its value or in its place. False position with the Illinois halving; bisection if that is slow.
 * An end is returned when the function does not change sign.
 */
export function increasingRoot(
  valueAt: (x: number) => number,
  low: number,
  high: number,
  tolerance: number,
): number {
  let valueLow = valueAt(low);
  let valueHigh = valueAt(high);
  if (valueLow >= 0) return low;
  if (valueHigh <= 0) return high;
  let movedLast = 0;
  for (let step = 0; step < ALL_STEPS && high - low > tolerance; step += 1) {
    const x =
      step < FALSE_POSITION_STEPS
        ? low - (valueLow * (high - low)) / (valueHigh - valueLow)
        : (low + high) / 2;
    const value = valueAt(x);
    if (Math.abs(value) <= tolerance) return x;
    if (value < 0) {
      low = x;
      valueLow = value;
      if (movedLast === -1) valueHigh /= 2;
      movedLast = -1;
    } else {
      high = x;
      valueHigh = value;
      if (movedLast === 1) valueLow /= 2;
      movedLast = 1;
    }
  }
  return (low + high) / 2;
}
