/** A fraction of whole numbers: exact, however many steps it takes. */
export interface Rational {
  readonly top: bigint;
  /** Positive. */
  readonly bottom: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const reduced = (top: bigint, bottom: bigint): Rational => {
  if (bottom === 0n) throw new RangeError('division by nothing');
  const sign = bottom < 0n ? -1n : 1n;
  const shared = gcd(top, sign * bottom);
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
};

export const ZERO: Rational = { top: 0n, bottom: 1n };

/** What was typed: the shortest decimal text of the number, not its binary neighbour. */
export function typed(value: number): Rational {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const scale = Number(exponent) - decimals.length;
  const number = BigInt(whole + decimals);
  return scale >= 0
    ? { top: number * 10n ** BigInt(scale), bottom: 1n }
    : reduced(number, 10n ** BigInt(-scale));
}

export const sum = (a: Rational, b: Rational): Rational =>
  reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const difference = (a: Rational, b: Rational): Rational =>
  reduced(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);

export const product = (a: Rational, b: Rational): Rational =>
  reduced(a.top * b.top, a.bottom * b.bottom);

export const quotient = (a: Rational, b: Rational): Rational =>
  reduced(a.top * b.bottom, a.bottom * b.top);

export const isNegative = ({ top }: Rational): boolean => top < 0n;

/** The least whole number that is not less than the fraction. */
export const ceiling = ({ top, bottom }: Rational): bigint =>
  top / bottom + (top % bottom > 0n ? 1n : 0n);

export const atMost = (a: Rational, b: Rational): boolean => a.top * b.bottom <= b.top * a.bottom;

export const total = (all: readonly Rational[]): Rational => all.reduce(sum, ZERO);

/** The nearest double, near enough for a comparison: 40 digits are kept on the way. */
export function toNumber({ top, bottom }: Rational): number {
  const scale = 10n ** 40n;
  const scaled = (top * scale) / bottom;
  return Number(scaled) / 1e40;
}
