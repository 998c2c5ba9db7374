import { applicationRate } from '../sprayer/applicationRate.ts';
import { mixFlow } from '../sprayer/densityCorrection.ts';
import { nozzleFlow } from '../sprayer/nozzleFlow.ts';
import { widthPerNozzle } from '../sprayer/widthPerNozzle.ts';
import { kilogramsPerLitre, kilometresPerHour, type LitresPerMinute } from '../units/quantity.ts';
import type { RateBounds } from './candidateRates.ts';
import type { SolveJob } from './SolveJob.ts';

/**
 * Rounds of the search for a rate and a density that fit each other; each gains more than a digit.
 */
const TURNS = 4;
/** Rates are kept inside the bounds by rounding to a tenth. */
const STEPS_PER_RATE = 10;

/**
 * The rates between the bounds that a given nozzle can put out over the whole speed range. The
 * bounds themselves where speeds, swath or nozzle say nothing; where the nozzle can do none, the
 * one rate it comes closest to. A mix gets denser as its rate falls, so `densityAt` is asked at the
 * rate the nozzle would come to; null from it is not known.
 */
export function nozzleBounds(
  job: SolveJob,
  bounds: RateBounds,
  densityAt: (rateLPerHa: number) => number | null,
): RateBounds {
  const { travelSpeedKmPerH: speeds, nozzleCount, inputs } = job;
  const { nozzle, swathWidthM } = inputs;
  if (nozzle === null || nozzle.minBar === null || nozzle.maxBar === null) return bounds;
  if (speeds === null || nozzleCount === null || swathWidthM === null) return bounds;
  const least = nozzleFlow(nozzle, nozzle.minBar);
  const most = nozzleFlow(nozzle, nozzle.maxBar);
  if (least === null || most === null) return bounds;
  const width = widthPerNozzle(swathWidthM, inputs, nozzleCount);
  const [lowest, highest] = bounds;
  const rateAt = (water: LitresPerMinute, speed: number): number => {
    let density = kilogramsPerLitre(1);
    let rate = 0;
    let asked: number | null = null;
    for (let turn = 0; turn < TURNS; turn += 1) {
      rate = applicationRate(mixFlow(water, density), kilometresPerHour(speed), width);
      const inside = Math.min(highest, Math.max(lowest, rate));
      // `densityAt` works out a whole plan each time, and at a bound it would be the same one.
      if (inside === asked) continue;
      asked = inside;
      const there = densityAt(inside);
      density = there === null ? density : kilogramsPerLitre(there);
    }
    return rate;
  };
  const [slowest, fastest] = speeds;
  const low = Math.ceil(rateAt(least, slowest) * STEPS_PER_RATE) / STEPS_PER_RATE;
  const high = Math.floor(rateAt(most, fastest) * STEPS_PER_RATE) / STEPS_PER_RATE;
  const inside: RateBounds = [Math.max(lowest, low), Math.min(highest, high)];
  if (inside[0] <= inside[1]) return inside;
  const nearest = Math.min(highest, Math.max(lowest, Math.round(Math.sqrt(low * high))));
  return [nearest, nearest];
}
