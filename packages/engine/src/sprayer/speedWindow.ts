import type {
  KilogramsPerLitre,
  KilometresPerHour,
  LitresPerHectare,
  Metres,
} from '../units/quantity.ts';
import { speedForRate } from './applicationRate.ts';
import { mixFlow } from './densityCorrection.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';
import { nozzleFlow } from './nozzleFlow.ts';

/**
 * Slowest and fastest travel speed, km/h, that keep a tip inside its published pressures while a
 * controller holds the application rate. Null when flow or pressures are not published.
 */
export function speedWindow(
  nozzle: Nozzle,
  rate: LitresPerHectare,
  widthPerNozzle: Metres,
  density: KilogramsPerLitre,
): readonly [KilometresPerHour, KilometresPerHour] | null {
  if (nozzle.minBar === null || nozzle.maxBar === null) return null;
  const least = nozzleFlow(nozzle, nozzle.minBar);
  const most = nozzleFlow(nozzle, nozzle.maxBar);
  if (least === null || most === null) return null;
  return [
    speedForRate(rate, mixFlow(least, density), widthPerNozzle),
    speedForRate(rate, mixFlow(most, density), widthPerNozzle),
  ];
}
