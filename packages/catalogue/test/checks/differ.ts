/** Far below what anybody measures, far above what doubles lose on the way. */
export const PART = 1e-9;

/** Two figures that should be one and are not; `scale` is the size they are judged by. */
export const differ = (a: number, b: number, scale = Math.max(Math.abs(a), Math.abs(b))): boolean =>
  Math.abs(a - b) > PART * scale + 1e-12;

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
