import type { RoundingPolicy } from '../rounding/roundToStep.ts';
import { toExact } from './exactDecimal.ts';

/** Signs of a locale; the caller hands them in, the engine knows no locale. */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** As New Zealand writes: 1,000.5 */
export const DEFAULT_SIGNS: NumberSigns = { decimal: '.', group: ',' };

export type FigurePolicy = RoundingPolicy | 'ceil';

export interface FormatOptions {
  /** Most decimals; zeros at the end are never shown. */
  readonly decimals: number;
  readonly signs?: NumberSigns;
  /**
   * `floor` of a maximum and `ceil` of a minimum: the figure that is shown, typed back, is within
   * the limit.
   */
  readonly policy?: FigurePolicy;
}

const MINUS_SIGN = '\u2212';

/** Conversions leave one part in so many in the last digits: a limit is not moved for it. */
const NOISE_PARTS = 1_000_000_000n;

/** |value| x 10^decimals rounded, halves away from zero; `floor` down and `ceil` up. */
function scaledDigits(value: number, decimals: number, policy: FigurePolicy): bigint {
  const { digits, scale } = toExact(Math.abs(value));
  if (scale <= decimals) return digits * 10n ** BigInt(decimals - scale);
  const divisor = 10n ** BigInt(scale - decimals);
  const nearest = (digits + divisor / 2n) / divisor;
  const off = nearest * divisor - digits;
  if (policy === 'nearest' || (off < 0n ? -off : off) * NOISE_PARTS <= digits) return nearest;
  const awayFromZero = (policy === 'ceil') === value >= 0;
  return digits / divisor + (awayFromZero ? 1n : 0n);
}

/**
 * A number as people read it: leading zero, no zeros at the end, thousands apart, a true minus sign,
 * never an exponent, never "−0". Rounds the decimal text, not the binary value: 1.005 is 1.01.
 */
export function formatNumber(
  value: number,
  { decimals, signs = DEFAULT_SIGNS, policy = 'nearest' }: FormatOptions,
): string {
  const digits = scaledDigits(value, decimals, policy)
    .toString()
    .padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const whole = digits.slice(0, at).replace(/\B(?=(?:\d{3})+$)/g, signs.group);
  const part = digits.slice(at).replace(/0+$/, '');
  const minus = value < 0 && /[1-9]/.test(digits) ? MINUS_SIGN : '';
  return minus + (part === '' ? whole : whole + signs.decimal + part);
}

/** A figure that needs more decimals is only what a difference of two figures left. */
const MOST_DECIMALS = 6;

/** Decimals that show about four figures, which is closer than a farm scale or a jug can measure. */
export function decimalsFor(value: number): number {
  const size = Math.abs(value);
  if (size >= 1000) return 0;
  if (size >= 100) return 1;
  if (size >= 1) return 2;
  // Three figures, wherever they begin: 0.00446 lb are no 0.004.
  const zeros = size === 0 ? 0 : Math.floor(-Math.log10(size));
  return Math.min(MOST_DECIMALS, 3 + zeros);
}

/** A figure and its unit, to be set apart on a screen. */
export interface FormattedAmount {
  readonly text: string;
  readonly unit: 'kg' | 'g' | 'L' | 'mL';
}

const SMALL = { kg: 'g', L: 'mL' } as const;

/** A farm scale reads 10 g at best, a drum pump 10 mL: large amounts keep that much. */
const MEASURED_DECIMALS = 2;

/**
 * An amount to weigh or measure: below 1 kg in g and below 1 L in mL. To 10 g or 10 mL, small
 * amounts to about four figures, unless `decimals` is given for the unit that is shown.
 */
export function formatAmount(
  amount: { readonly unit: 'kg' | 'L'; readonly value: number },
  options: Partial<FormatOptions> = {},
): FormattedAmount {
  // 0.9996 kg would read "1,000 g": what rounds to a whole kg or L is shown in it.
  const isSmall = amount.value !== 0 && Math.abs(amount.value) < 0.9995;
  const value = isSmall ? amount.value * 1000 : amount.value;
  const decimals = Math.max(MEASURED_DECIMALS, decimalsFor(value));
  const text = formatNumber(value, { decimals, ...options });
  return { text, unit: isSmall ? SMALL[amount.unit] : amount.unit };
}
