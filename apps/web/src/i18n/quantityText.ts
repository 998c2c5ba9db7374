import { decimalsFor, formatNumber } from '@mix/engine';

/** Keeps a figure and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** A figure with its unit in running text: "2.3 bar". About four figures unless `decimals` says. */
export const quantityText = (
  value: number,
  unit: string,
  decimals: number = decimalsFor(value),
): string => formatNumber(value, { decimals }) + NO_BREAK_SPACE + unit;
