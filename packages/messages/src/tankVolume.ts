import { convertUnit, shownUnit } from '@mix/engine';
import { quantityText, shownFigure, type FigureFormat, type ShownFigure } from './quantityText.ts';

/** A gauge or meter of hundreds shows whole ones; 3.4 gal of a small tank are not 3. */
const decimalsOf = (shown: number): number => (shown >= 100 ? 0 : shown >= 10 ? 1 : 2);

/** From this value on, in the reader's unit, a decimal of a doubt means nothing. */
const WHOLE_FROM = 3;

const inUnit = (litres: number, { system }: FigureFormat): number =>
  convertUnit(litres, 'L', shownUnit('L', system));

/**
 * A line of the tank, or water to let in: as closely as a tank of that size is read. @param litres
 */
export const shownTankVolume = (litres: number, format: FigureFormat): ShownFigure =>
  shownFigure(litres, 'L', format, decimalsOf(inUnit(litres, format)));

/** "± 3 L" of water. @param litres above 0 */
export const doubtText = (litres: number, format: FigureFormat): string =>
  `±\u00a0${quantityText(litres, 'L', format, inUnit(litres, format) < WHOLE_FROM ? 1 : 0)}`;
