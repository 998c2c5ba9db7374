import {
  findUnit,
  USUAL_TOLERANCE,
  type FigurePolicy,
  type MixProblem,
  type UnitId,
} from '@mix/engine';
import type { MessageFormat } from './MessageFormat.ts';
import {
  amountText,
  differenceText,
  limitText,
  numberText,
  quantityText,
  typedText,
  withUnit,
} from './quantityText.ts';
import { isWide } from './roundLimit.ts';

/** Stands for what is not known, or not there. Messages choose by it as `dash`. */
export const DASH = '—';

/** The values of a problem, and how its reader has figures and names written. */
export interface Told extends Pick<MixProblem, 'values'> {
  readonly format: MessageFormat;
}

/** How the name of a value ends, by the unit that it is in. */
const ENDINGS = Object.entries({
  KgPer100L: 'kg/100 L',
  LPer100L: 'L/100 L',
  KgPerHa: 'kg/ha',
  GPerHa: 'g/ha',
  LPerHa: 'L/ha',
  LPerMin: 'L/min',
  KmPerH: 'km/h',
  KgPerL: 'kg/L',
  Min: 'min',
  Bar: 'bar',
  Kg: 'kg',
  Ha: 'ha',
  Mm: 'mm',
  L: 'L',
  M: 'm',
} as const satisfies Readonly<Record<string, UnitId>>);

/** Values of nitrogen alone. */
const NITROGEN = ['capKgPerHa', 'mixKgPerHa', 'yearKgPerHa'];

/** The unit that a name ends in, or is: `loadL`, `kgPerHa`; a bare number where it has none. */
function unitOf(name: string): UnitId {
  if (NITROGEN.includes(name)) return 'kg N/ha';
  const ending = name.charAt(0).toUpperCase() + name.slice(1);
  return ENDINGS.find(([end]) => ending.endsWith(end))?.[1] ?? '1';
}

/** The value as a number; NaN where there is none. */
export function number({ values }: Told, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : Number.NaN;
}

function figure(told: Told, key: string, write: (value: number) => string): string {
  const value = number(told, key);
  return Number.isNaN(value) ? DASH : write(value);
}

/** A text or a code as it is, or a list of them; empty where there is none. */
export function text({ values }: Told, key: string): string {
  const value = values[key] ?? '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

export function list({ values }: Told, key: string): readonly string[] {
  const value = values[key] ?? null;
  return typeof value === 'object' && value !== null ? value : [];
}

/** A figure that was worked out, to about four figures, in the unit that its name ends in. */
export const quantity = (told: Told, key: string, unit = unitOf(key)): string =>
  figure(told, key, (value) => quantityText(value, unit, told.format));

/** The most that is allowed, rounded down in the unit it is shown in: typed back, it passes. */
export const most = (told: Told, key: string, unit = unitOf(key)): string =>
  figure(told, key, (value) => quantityText(value, unit, told.format, undefined, 'floor'));

/** The least that is allowed, rounded up. */
export const least = (told: Told, key: string, unit = unitOf(key), decimals?: number): string =>
  figure(told, key, (value) => quantityText(value, unit, told.format, decimals, 'ceil'));

/** A typed figure, or a limit, in the unit that the problem names under `unitKey`. */
export function typed(
  told: Told,
  key: string,
  unitKey = 'unit',
  policy: FigurePolicy = 'nearest',
): string {
  const id = text(told, unitKey);
  const unit = findUnit(id);
  return figure(told, key, (value) =>
    unit === null
      ? withUnit(numberText(value, told.format, undefined, policy), id)
      : typedText(value, unit.id, told.format, policy),
  );
}

/**
 * An end of a range as a round figure in the reader's unit. The end of a usual range may be
 * rounded outwards, by less than `USUAL_TOLERANCE`, which the engine lets pass.
 */
export function limit(
  told: Told,
  end: 'minimum' | 'maximum' | 'usualMinimum' | 'usualMaximum',
  unitKey = 'unit',
): string {
  const policy = /minimum/i.test(end) ? 'ceil' : 'floor';
  const usual = unitKey === 'usualUnit';
  const unit = findUnit(text(told, unitKey));
  const [minimum, maximum] = end.startsWith('usual')
    ? [number(told, 'usualMinimum'), number(told, 'usualMaximum')]
    : [number(told, 'minimum'), number(told, 'maximum')];
  if (unit === null || !isWide(minimum, maximum)) return typed(told, end, unitKey, policy);
  return figure(told, end, (value) =>
    limitText(value, unit.id, told.format, policy, usual ? USUAL_TOLERANCE * 0.9 : 0),
  );
}

/** An amount of product, in the unit that is a value of the problem. */
export const amount = (told: Told, key: string): string =>
  figure(told, key, (value) =>
    amountText(value, text(told, 'unit') === 'L' ? 'L' : 'kg', told.format),
  );

/** A rate of product that was worked out, in the unit that is a value of the problem. */
export const rate = (told: Told, key: string, policy?: FigurePolicy): string =>
  figure(told, key, (value) =>
    quantityText(
      value,
      text(told, 'unit') === 'L/ha' ? 'L/ha' : 'kg/ha',
      told.format,
      undefined,
      policy,
    ),
  );

/** A figure without a unit, to about four figures unless `decimals` says. */
export const count = (told: Told, key: string, decimals?: number): string =>
  figure(told, key, (value) => numberText(value, told.format, decimals));

/** A share of 1, shown as %. */
export const percent = (told: Told, key: string, policy?: FigurePolicy): string =>
  figure(told, key, (value) => withUnit(numberText(value * 100, told.format, 1, policy), '%'));

/** The size of a difference of temperatures, which has no zero of its own. */
export const difference = (told: Told, key: string): string =>
  figure(told, key, (value) => differenceText(value, told.format));

/** A value as its kind and its name say: a text, a share, a temperature, a quantity, a number. */
export function written(told: Told, key: string): string {
  if (Number.isNaN(number(told, key))) return text(told, key) || DASH;
  if (key.endsWith('Fraction')) return percent(told, key);
  // Degrees to a tenth, as a thermometer shows them.
  if (key.endsWith('C')) return quantityText(number(told, key), '°C', told.format, 1);
  return quantity(told, key);
}
