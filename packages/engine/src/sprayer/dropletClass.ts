import type { Bar } from '../units/quantity.ts';
import { DROPLET_CLASSES, type DropletClass } from '../catalogue/DropletClass.ts';
import { type DropletBand, type DropletStandard, type Nozzle } from '../catalogue/Nozzle.ts';

/** A droplet class means nothing without the edition that drew its thresholds. */
export interface DropletReading {
  readonly dropletClass: DropletClass;
  readonly standard: DropletStandard;
}

const fineness = (band: DropletBand): number => -DROPLET_CLASSES.indexOf(band.dropletClass);

/**
 * Droplet class of a tip at a pressure, in water (maker's tables, S36). Null when the maker publishes
 * none there. Where two bands meet, the finer one counts: it drifts further.
 */
export function dropletClass(nozzle: Nozzle, pressure: Bar): DropletReading | null {
  if (nozzle.dropletStandard === null) return null;
  let finest: DropletBand | null = null;
  for (const band of nozzle.dropletBands) {
    if (pressure < band.minBar || pressure > band.maxBar) continue;
    if (finest === null || fineness(band) > fineness(finest)) finest = band;
  }
  return finest === null
    ? null
    : { dropletClass: finest.dropletClass, standard: nozzle.dropletStandard };
}

/** Every class a tip passes through between two pressures, finest first; empty when not published. */
export function dropletClassesBetween(
  nozzle: Nozzle,
  lowest: Bar,
  highest: Bar,
): readonly DropletClass[] {
  const passed = new Set([lowest, highest].map((end) => dropletClass(nozzle, end)?.dropletClass));
  if (nozzle.dropletStandard !== null) {
    for (const band of nozzle.dropletBands) {
      if (band.maxBar > lowest && band.minBar < highest) passed.add(band.dropletClass);
    }
  }
  return DROPLET_CLASSES.filter((name) => passed.has(name));
}
