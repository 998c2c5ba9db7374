/** The lengths of a GTIN: EAN-8, UPC-A, EAN-13 and ITF-14. */
const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether digits are as many as a trade item number has. */
export const isGtinLength = (digits: string): boolean =>
  /^\d+$/.test(digits) && LENGTHS.includes(digits.length);

/**
 * Whether the last digit is the one the others ask for (GS1 General Specifications 7.9.1): from the
 * right the digits weigh 3, 1, 3, ..., and all with the check digit are a multiple of ten.
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A trade item number in its longest form, 14 digits, under which all forms of it are one. */
export const gtin14 = (digits: string): string => digits.padStart(14, '0');

/** As it is printed below the bars: `9 421003 456716`; without the zeros of the longest form. */
export function gtinText(gtin: string): string {
  const digits = gtin.replace(/^0{1,6}/, '');
  if (digits.length <= 8) return digits.padStart(8, '0').replace(/(\d{4})$/, ' $1');
  if (digits.length <= 13) {
    const ean = digits.padStart(13, '0');
    return `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`;
  }
  return gtin;
}
