import type { SaltTable } from '../catalogue/Catalogue.ts';
import { interpolate } from './interpolate.ts';
import { TABLE_WATER_KG_PER_L } from './waterDensity.ts';

/** A salt table as curves of room and freezing point; mass fractions ascending. */
export interface SaltCurves {
  readonly densityFractions: readonly number[];
  /** Apparent specific volume of the anhydrous salt at those fractions, L/kg. */
  readonly volumesLPerKg: readonly number[];
  readonly lowestVolumeLPerKg: number;
  readonly highestVolumeLPerKg: number;
  readonly freezingFractions: readonly number[];
  readonly freezingPointsC: readonly number[];
  /** -Infinity where no eutectic is known: the table itself is then the limit. */
  readonly eutecticC: number;
}

/**
 * Room 1 kg of a dissolved anhydrous salt takes, L/kg, from the density of its solution:
 * phi = (1/rho - (1-w)/rho_w)/w, MODEL.md (CRC concentrative properties at 20 °C, S3).
 */
const apparentVolume = (fraction: number, densityKgPerL: number): number =>
  (1 / densityKgPerL - (1 - fraction) / TABLE_WATER_KG_PER_L) / fraction;

/** L/kg at a mass fraction; the first and the last row hold beyond the table. */
export const apparentVolumeAt = (curves: SaltCurves, fraction: number): number =>
  interpolate(curves.densityFractions, curves.volumesLPerKg, fraction);

function readTable(table: SaltTable): SaltCurves | null {
  const rows = table.densityAt20C.filter(([massPct]) => massPct > 0);
  if (rows.length === 0) return null;
  const volumes = rows.map(([massPct, density]) => apparentVolume(massPct / 100, density));
  return {
    densityFractions: rows.map(([massPct]) => massPct / 100),
    volumesLPerKg: volumes,
    lowestVolumeLPerKg: Math.min(...volumes),
    highestVolumeLPerKg: Math.max(...volumes),
    freezingFractions: table.freezingPointC.map(([massPct]) => massPct / 100),
    freezingPointsC: table.freezingPointC.map(([, temperatureC]) => temperatureC),
    eutecticC: table.eutectic?.temperatureC ?? -Infinity,
  };
}

const curvesByTables = new WeakMap<readonly SaltTable[], ReadonlyMap<string, SaltCurves>>();

/** The curves of a catalogue's salt tables by salt id, worked out once per list of tables. */
export function saltCurves(tables: readonly SaltTable[]): ReadonlyMap<string, SaltCurves> {
  const known = curvesByTables.get(tables);
  if (known !== undefined) return known;
  const curves = new Map<string, SaltCurves>();
  for (const table of tables) {
    const read = readTable(table);
    if (read !== null) curves.set(table.saltId, read);
  }
  curvesByTables.set(tables, curves);
  return curves;
}
