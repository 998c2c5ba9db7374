/**
 * Relative difference that is allowed: far below what anybody measures, far above what doubles lose
 * on the way.
 */
export const PART = 1e-9;

/** Whether two figures that should be equal differ; `scale` is the size they are judged by. */
export const differ = (a: number, b: number, scale = Math.max(Math.abs(a), Math.abs(b))): boolean =>
  Math.abs(a - b) > PART * scale + 1e-12;

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
