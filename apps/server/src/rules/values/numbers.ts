import { Fault } from './Fault.ts';

const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;

/** An int of the language has 64 bits; outside of them is an error, not a wrap. */
export const toInt = (value: bigint): bigint | Fault =>
  value < SMALLEST || value > LARGEST ? new Fault('the int does not fit 64 bits') : value;

/** A float as an int, when it fits; NaN is 0, as a cast of Java makes it. */
export function floatToInt(value: number, rounded: (value: number) => number): bigint | Fault {
  if (Number.isNaN(value)) return 0n;
  return Number.isFinite(value) ? toInt(BigInt(rounded(value))) : new Fault('the float is no int');
}

const PLAIN_FROM = 1e-3;
const PLAIN_TO = 1e7;

/** A float as Google's service writes it (Java's Double.toString): `1.0`, `1.23E8`, `NaN`. */
export function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (!Number.isFinite(value) || size === 0 || (size >= PLAIN_FROM && size < PLAIN_TO)) {
    const text = String(value);
    return Number.isInteger(value) ? `${text}.0` : text;
  }
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${exponent.replace('+', '')}`;
}
