import {
  convertUnit,
  DEFAULT_SIGNS,
  decimalsFor,
  formatAmount,
  formatNumber,
  shownUnit,
  unitSymbol,
  type UnitId,
} from '@mix/engine';
import type { MessageFormat } from './MessageFormat.ts';

/** Keeps a figure and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';
/** Enough to show what was typed as it was typed. */
const TYPED_DECIMALS = 6;

export type FigureFormat = Pick<MessageFormat, 'system' | 'signs'>;

export const withUnit = (text: string, symbol: string): string =>
  symbol === '' ? text : text + NO_BREAK_SPACE + symbol;

/** A bare number, to about four figures unless `decimals` says. */
export const numberText = (
  value: number,
  { signs = DEFAULT_SIGNS }: FigureFormat,
  decimals = decimalsFor(value),
): string => formatNumber(value, { decimals, signs });

/** Money is kept in cents and shown in whole currency; pH stands before its figure. */
const readersUnit = (unit: UnitId, { system }: FigureFormat): UnitId =>
  unit === 'cent' ? 'currency' : shownUnit(unit, system);

/**
 * A figure in the reader's units: "2.3 bar", "1,000 L". `typed` shows what was entered, or a limit,
 * without rounding it to four figures.
 */
export function quantityText(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  typed = false,
): string {
  const shown = readersUnit(unit, format);
  const figure = convertUnit(value, unit, shown);
  const decimals = typed && shown === unit ? TYPED_DECIMALS : decimalsFor(figure);
  return withUnit(numberText(figure, format, decimals), unit === 'pH' ? '' : unitSymbol(shown));
}

/** An amount to measure; small ones of the metric system in g or mL. */
export function amountText(value: number, unit: 'kg' | 'L', format: FigureFormat): string {
  if (format.system !== 'metric') return quantityText(value, unit, format);
  const amount = formatAmount({ unit, value }, { signs: format.signs ?? DEFAULT_SIGNS });
  return withUnit(amount.text, amount.unit);
}
