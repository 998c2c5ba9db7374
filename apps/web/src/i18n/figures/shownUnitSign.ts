import { shownUnit, unitSymbol, type UnitId, type UnitSystem } from '@mix/engine';
import { reader } from '../preferences/reader.ts';

/** The sign of the unit a reader has for a metric one: "ac" for "ha". */
export const shownUnitSign = (unit: UnitId, system: UnitSystem = reader.system): string =>
  unitSymbol(shownUnit(unit, system));
