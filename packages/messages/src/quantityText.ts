import {
  convertUnit,
  DEFAULT_SIGNS,
  decimalsFor,
  formatAmount,
  formatNumber,
  shownUnit,
  unitSymbol,
  type RoundingPolicy,
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
 * A figure in the reader's units: "2.3 bar", "1,000 L"; to about four figures unless `decimals`
 * says.
 */
export function quantityText(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  decimals?: number,
): string {
  const shown = readersUnit(unit, format);
  const figure = convertUnit(value, unit, shown);
  const text = numberText(figure, format, decimals ?? decimalsFor(figure));
  return withUnit(text, unit === 'pH' ? '' : unitSymbol(shown));
}

/** What was typed, or a limit: as it was typed, where it is shown in the unit it was typed in. */
export function typedText(value: number, unit: UnitId, format: FigureFormat): string {
  const same = readersUnit(unit, format) === unit;
  return same
    ? quantityText(value, unit, format, TYPED_DECIMALS)
    : quantityText(value, unit, format);
}

/** What less than one of it is measured in. */
const SMALLER = { kg: 'g', L: 'mL' } as const;

/** An amount to measure; less than one of the unit in the next smaller: g, mL, oz, fl oz. */
export function amountText(
  value: number,
  unit: 'kg' | 'L',
  format: FigureFormat,
  policy: RoundingPolicy = 'nearest',
): string {
  const signs = format.signs ?? DEFAULT_SIGNS;
  if (format.system === 'metric') {
    const amount = formatAmount({ unit, value }, { signs, policy });
    return withUnit(amount.text, amount.unit);
  }
  const large = shownUnit(unit, format.system);
  const isSmall = value !== 0 && Math.abs(convertUnit(value, unit, large)) < 1;
  const shown = isSmall ? shownUnit(SMALLER[unit], format.system) : large;
  const figure = convertUnit(value, unit, shown);
  const text = formatNumber(figure, { decimals: decimalsFor(figure), signs, policy });
  return withUnit(text, unitSymbol(shown));
}
