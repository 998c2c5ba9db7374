import { reader } from '../preferences/reader.ts';
import { numberText } from './numberText.ts';

/** Whole cents as money. It keeps its two decimals: 16.4 is read as a slip. */
export function moneyText(cents: number): string {
  const whole = numberText(Math.trunc(cents / 100), 0);
  return `$${whole}${reader.signs.decimal}${String(Math.abs(cents % 100)).padStart(2, '0')}`;
}

/** Whole units of money, to be read off a picture: the cents stand in its table. */
export const roundMoneyText = (cents: number): string => `$${numberText(cents / 100, 0)}`;
