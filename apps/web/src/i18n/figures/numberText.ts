import { decimalsFor, formatNumber } from '@mix/engine';
import { reader } from '../preferences/reader.ts';

/** A bare figure with the reader's signs; about four figures unless `decimals` says. */
export const numberText = (value: number, decimals: number = decimalsFor(value)): string =>
  formatNumber(value, { decimals, signs: reader.signs });
