import { findUnit, type ProductMeasure } from '@mix/engine';
import { shownAmount as inUnits, shownFigure as inUnit, type ShownFigure } from '@mix/messages';
import { reader } from '../../preferences/reader.ts';
import { numberText } from './numberText.ts';

/**
 * A figure and its unit as the reader has them, to be set apart on a screen. A unit that is none of
 * ours, such as words beside a figure, stays as it is.
 * @param decimals most decimals; about four figures when absent
 */
export function shownFigure(value: number, unit: string, decimals?: number): ShownFigure {
  const known = findUnit(unit);
  return known === null
    ? { text: numberText(value, decimals), unit }
    : inUnit(value, known.id, reader, decimals);
}

/** An amount to weigh or measure; less than one of a unit in the next smaller. */
export const shownAmount = (
  { value, unit }: { readonly value: number; readonly unit: ProductMeasure['unit'] },
  decimals?: number,
): ShownFigure => inUnits(value, unit, reader, decimals === undefined ? {} : { decimals });
