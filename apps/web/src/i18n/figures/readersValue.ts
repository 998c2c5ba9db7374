import { convertUnit, shownUnit, type UnitId } from '@mix/engine';
import { reader } from '../preferences/reader.ts';

/** A metric value in the unit the reader has for it, unrounded: for scales and pictures. */
export const readersValue = (value: number, unit: UnitId): number =>
  convertUnit(value, unit, shownUnit(unit, reader.system));
