import { convertUnit, shownUnit, type UnitId, type UnitSystem } from '@mix/engine';

/** A value as it comes back after it was shown and typed again in the units of a system. */
export function throughUnits(value: number, unit: UnitId, system: UnitSystem): number {
  const shown = shownUnit(unit, system);
  return convertUnit(convertUnit(value, unit, shown), shown, unit);
}
