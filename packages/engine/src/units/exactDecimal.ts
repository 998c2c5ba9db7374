/**
 * The decimal number a person meant, exactly: `digits / 10^scale`. Doubles cannot hold 0.1, so
 * "three times 0.1 fits 0.3" fails in them; loads are therefore counted on these.
 */
export interface ExactDecimal {
  readonly digits: bigint;
  readonly scale: number;
}

const POWERS_OF_TEN: readonly bigint[] = Array.from({ length: 41 }, (_, n) => 10n ** BigInt(n));
const powerOfTen = (exponent: number): bigint => POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);

/** The shortest decimal text of a double, taken at its word: 0.1 is one tenth. Throws on NaN, Infinity. */
export function toExact(value: number): ExactDecimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${String(value)}`);
  const text = String(value);
  const e = text.indexOf('e');
  const mantissa = e < 0 ? text : text.slice(0, e);
  const exponent = e < 0 ? 0 : Number(text.slice(e + 1));
  const point = mantissa.indexOf('.');
  const digits = BigInt(
    point < 0 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1),
  );
  const scale = (point < 0 ? 0 : mantissa.length - point - 1) - exponent;
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale };
}

/** The double closest to an exact decimal. */
export const fromExact = ({ digits, scale }: ExactDecimal): number =>
  Number(scale === 0 ? digits : `${digits.toString()}e-${scale}`);

const atScale = (value: ExactDecimal, scale: number): bigint =>
  value.scale === scale ? value.digits : value.digits * powerOfTen(scale - value.scale);

export function addExact(first: ExactDecimal, second: ExactDecimal): ExactDecimal {
  const scale = Math.max(first.scale, second.scale);
  return { digits: atScale(first, scale) + atScale(second, scale), scale };
}

export function subtractExact(first: ExactDecimal, second: ExactDecimal): ExactDecimal {
  return addExact(first, { digits: -second.digits, scale: second.scale });
}

export const multiplyExact = (first: ExactDecimal, second: ExactDecimal): ExactDecimal => ({
  digits: first.digits * second.digits,
  scale: first.scale + second.scale,
});

/**
 * How often `divisor` goes into `dividend` whole, and what is left: `dividend = quotient x divisor
 * + remainder`, exactly. For amounts of zero or more; throws when the divisor is zero.
 */
export function divideExact(
  dividend: ExactDecimal,
  divisor: ExactDecimal,
): { readonly quotient: bigint; readonly remainder: ExactDecimal } {
  const scale = Math.max(dividend.scale, divisor.scale);
  const a = atScale(dividend, scale);
  const b = atScale(divisor, scale);
  const quotient = a / b;
  return { quotient, remainder: { digits: a - quotient * b, scale } };
}

/** Digits carried before a quotient becomes a double, well past the 17 that one can hold. */
const QUOTIENT_DIGITS = 25;

/** The double closest to `dividend / divisor`. Throws when the divisor is zero. */
export function quotientOfExact(dividend: ExactDecimal, divisor: ExactDecimal): number {
  const scale = dividend.scale - divisor.scale;
  const length = (value: bigint): number => value.toString().length;
  const shift = Math.max(0, QUOTIENT_DIGITS + length(divisor.digits) - length(dividend.digits));
  const digits = (dividend.digits * powerOfTen(shift)) / divisor.digits;
  return Number(`${digits.toString()}e${-(scale + shift)}`);
}
