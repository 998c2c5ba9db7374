import {
  convertUnit,
  DEFAULT_SIGNS,
  decimalsFor,
  formatAmount,
  formatNumber,
  shownUnit,
  unitSymbol,
  type FigurePolicy,
  type UnitId,
} from '@mix/engine';
import { roundLimit } from './roundLimit.ts';
import type { MessageFormat } from './MessageFormat.ts';

/** Keeps a figure and its unit on one line. */
const NO_BREAK_SPACE = '\u00a0';
/** Enough decimals to show a typed figure as it was typed. */
const TYPED_DECIMALS = 6;

export type FigureFormat = Pick<MessageFormat, 'system' | 'signs'>;

export const withUnit = (text: string, symbol: string): string =>
  symbol === '' ? text : text + NO_BREAK_SPACE + symbol;

/** A bare number, to about four figures unless `decimals` says. */
export const numberText = (
  value: number,
  { signs = DEFAULT_SIGNS }: FigureFormat,
  decimals = decimalsFor(value),
  policy: FigurePolicy = 'nearest',
): string => formatNumber(value, { decimals, signs, policy });

/** Money is kept in cents and shown in whole currency. */
const readersUnit = (unit: UnitId, { system }: FigureFormat): UnitId =>
  unit === 'cent' ? 'currency' : shownUnit(unit, system);

/** A figure and the sign of its unit, to be set apart on a screen. */
export interface ShownFigure {
  readonly text: string;
  /** Empty where the figure has no unit. */
  readonly unit: string;
}

/** A figure in the reader's units, to about four figures unless `decimals` says. */
export function shownFigure(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  decimals?: number,
  policy?: FigurePolicy,
): ShownFigure {
  const shown = readersUnit(unit, format);
  const figure = convertUnit(value, unit, shown);
  const text = numberText(figure, format, decimals ?? decimalsFor(figure), policy);
  return { text, unit: unit === 'pH' ? '' : unitSymbol(shown) };
}

/** The size of a difference of temperatures, which has no zero of its own, to a tenth. */
export function differenceText(kelvin: number, format: FigureFormat): string {
  const shown = shownUnit('°C', format.system);
  const perKelvin = convertUnit(1, '°C', shown) - convertUnit(0, '°C', shown);
  return withUnit(numberText(Math.abs(kelvin) * perKelvin, format, 1), unitSymbol(shown));
}

/** Like `shownFigure`, as one text: "2.3 bar", "1,000 L". */
export function quantityText(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  decimals?: number,
  policy?: FigurePolicy,
): string {
  const shown = shownFigure(value, unit, format, decimals, policy);
  return withUnit(shown.text, shown.unit);
}

/**
 * A typed figure or a limit: as it was typed, where the reader's unit is the one it was typed in.
 */
export function typedText(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  policy?: FigurePolicy,
): string {
  const same = readersUnit(unit, format) === unit;
  return quantityText(value, unit, format, same ? TYPED_DECIMALS : undefined, policy);
}

/**
 * A limit: as stated where the reader's unit is the one it was stated in, else a round figure of
 * the reader's unit. Temperatures have a zero of their own and are not rounded.
 */
export function limitText(
  value: number,
  unit: UnitId,
  format: FigureFormat,
  policy: 'floor' | 'ceil',
  slack: number,
): string {
  const shown = readersUnit(unit, format);
  if (shown === unit || unit === '°C') return typedText(value, unit, format, policy);
  const figure = roundLimit(convertUnit(value, unit, shown), policy, slack);
  return withUnit(numberText(figure, format, undefined, policy), unitSymbol(shown));
}

/** The unit for amounts below 1 of a unit. */
const SMALLER = { kg: 'g', L: 'mL' } as const;

/** How an amount is shown: most decimals of the metric units, and which way it is rounded. */
export interface AmountOptions {
  readonly decimals?: number;
  readonly policy?: FigurePolicy;
}

/**
 * The metric unit of a shown amount, or the metric counterpart of its unit: g for an amount in oz.
 */
export function measuredIn(
  value: number,
  unit: 'kg' | 'L',
  { system }: FigureFormat,
): 'kg' | 'g' | 'L' | 'mL' {
  if (system === 'metric') return formatAmount({ unit, value }).unit;
  const shown = convertUnit(value, unit, shownUnit(unit, system));
  return value !== 0 && Math.abs(shown) < 1 ? SMALLER[unit] : unit;
}

/**
 * An amount to measure; below 1 of the unit it is shown in the next smaller one: g, mL, oz, fl oz.
 */
export function shownAmount(
  value: number,
  unit: 'kg' | 'L',
  format: FigureFormat,
  options: AmountOptions = {},
): ShownFigure {
  const signs = format.signs ?? DEFAULT_SIGNS;
  if (format.system === 'metric') return formatAmount({ unit, value }, { signs, ...options });
  const shown = shownUnit(measuredIn(value, unit, format), format.system);
  const figure = convertUnit(value, unit, shown);
  const { policy = 'nearest' } = options;
  const text = formatNumber(figure, { decimals: decimalsFor(figure), signs, policy });
  return { text, unit: unitSymbol(shown) };
}

/** Like `shownAmount`, as one text: "400 g", "1.5 L". */
export function amountText(
  value: number,
  unit: 'kg' | 'L',
  format: FigureFormat,
  options?: AmountOptions,
): string {
  const shown = shownAmount(value, unit, format, options);
  return withUnit(shown.text, shown.unit);
}
