import type { ProductMeasure, UnitId } from '@mix/engine';
import { shownAmount as inUnits, shownFigure as inUnit, type ShownFigure } from '@mix/messages';
import { reader } from '../preferences/reader.ts';

/**
 * A figure and its unit as the reader has them, to be set apart on a screen.
 * @param decimals most decimals; about four figures when absent
 */
export const shownFigure = (value: number, unit: UnitId, decimals?: number): ShownFigure =>
  inUnit(value, unit, reader, decimals);

/** An amount to weigh or measure; below one of its unit it is shown in the next smaller unit. */
export const shownAmount = (
  { value, unit }: { readonly value: number; readonly unit: ProductMeasure['unit'] },
  decimals?: number,
): ShownFigure => inUnits(value, unit, reader, decimals === undefined ? {} : { decimals });
