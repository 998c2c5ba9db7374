import { formatNumber } from '@mix/engine';

/** Decimals that show a figure to so many significant digits. */
const decimalsOf = (value: number, digits: number): number =>
  value === 0 ? 0 : Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));

/** A published figure as it stands in its source. */
export const figureWords = (value: number): string =>
  formatNumber(value, { decimals: decimalsOf(value, 5) });

/**
 * A nutrient's share by weight, in %. Oxides on a label are converted to elements: three digits are
 * all that such a figure holds.
 */
export const shareWords = (pct: number): string =>
  formatNumber(pct, { decimals: decimalsOf(pct, 3) });
