import { findUnit, shownUnit, unitSymbol, type UnitSystem } from '@mix/engine';
import { reader } from '../../preferences/reader.ts';

/** The sign of the unit a reader has for a metric one: "ac" for "ha". */
export function shownUnitSign(unit: string, system: UnitSystem = reader.system): string {
  const known = findUnit(unit);
  return known === null ? unit : unitSymbol(shownUnit(known.id, system));
}
