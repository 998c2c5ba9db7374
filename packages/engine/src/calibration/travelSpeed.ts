import { kilometresPerHour, type KilometresPerHour } from '../units/quantity.ts';

/** One drive over a measured distance. */
export interface SpeedRun {
  readonly distanceM: number;
  readonly seconds: number;
}

/** km/h of one m/s. */
const KM_PER_H = 3.6;

/** Speed of one run: metres ÷ seconds x 3.6 (a fertiliser spreader's manual, S565: 100 m in 45 s are 8 km/h). */
export const runSpeed = ({ distanceM, seconds }: SpeedRun): KilometresPerHour =>
  kilometresPerHour((distanceM / seconds) * KM_PER_H);

/**
 * Speed of several runs, by time: all metres ÷ all seconds, which is what the boom was driven at. The
 * mean of the speeds themselves would count the faster run too much. Null without a run.
 */
export function meanRunSpeed(runs: readonly SpeedRun[]): KilometresPerHour | null {
  if (runs.length === 0) return null;
  return runSpeed({
    distanceM: runs.reduce((sum, { distanceM }) => sum + distanceM, 0),
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
  });
}

/** Where a device was at a moment. */
export interface PositionFix {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** Radius that holds the true position 95 times of 100, as W3C Geolocation gives it. */
  readonly accuracyM: number;
  readonly atMs: number;
}

export type PositionSpeedProblem = 'tooFewFixes' | 'tooRough' | 'tooShort' | 'notStraight';

export interface PositionSpeed {
  readonly speedKmPerH: KilometresPerHour;
  /** Half the width of the range that holds the true speed 95 times of 100. */
  readonly uncertaintyKmPerH: KilometresPerHour;
  readonly distanceM: number;
  readonly seconds: number;
}

export type PositionSpeedResult =
  | { readonly ok: true; readonly value: PositionSpeed }
  | { readonly ok: false; readonly problem: PositionSpeedProblem };

/** Rougher than this a fix is not used: 25 m is as wide as a boom. */
export const ROUGHEST_FIX_M = 25;
/** A speed less sure than this would move the rate more than the nozzles may differ. */
const LARGEST_PART = 0.05;
const FEWEST_FIXES = 3;
/**
 * Assumed: a run is a curve where a fix is further beside its line than this part of the line's
 * length.
 */
const WIDEST_PART = 0.05;

/** WGS 84: half axis, m, and square of the eccentricity. */
const HALF_AXIS_M = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14;
const RADIANS = Math.PI / 180;

/**
 * Metres east and north from one position to another, with the ellipsoid's own curvature there.
 * Over a kilometre the result is right to a millimetre in a hundred metres.
 */
export function metresBetween(
  from: Pick<PositionFix, 'latitudeDeg' | 'longitudeDeg'>,
  to: Pick<PositionFix, 'latitudeDeg' | 'longitudeDeg'>,
): { readonly eastM: number; readonly northM: number } {
  const latitude = ((from.latitudeDeg + to.latitudeDeg) / 2) * RADIANS;
  const root = 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2;
  const meridianM = (HALF_AXIS_M * (1 - ECCENTRICITY_SQUARED)) / root ** 1.5;
  const normalM = HALF_AXIS_M / Math.sqrt(root);
  // The short way over the date line.
  const degreesEast = ((to.longitudeDeg - from.longitudeDeg + 540) % 360) - 180;
  return {
    eastM: degreesEast * RADIANS * normalM * Math.cos(latitude),
    northM: (to.latitudeDeg - from.latitudeDeg) * RADIANS * meridianM,
  };
}

/**
 * Speed along a straight run, from the first and the last fix that are good enough: a phone's own
 * speed comes without an accuracy on many devices. How sure the speed is follows from the accuracy
 * of both ends, √(a² + b²) ÷ seconds. Refused, with the reason, while the fixes are too rough, the
 * run is not straight, or it is too short for 5 %.
 */
export function positionSpeed(fixes: readonly PositionFix[]): PositionSpeedResult {
  const usable = fixes
    .filter(({ accuracyM }) => accuracyM <= ROUGHEST_FIX_M)
    .toSorted((a, b) => a.atMs - b.atMs);
  const [first] = usable;
  const last = usable.at(-1);
  if (first === undefined || last === undefined || usable.length < FEWEST_FIXES) {
    return { ok: false, problem: fixes.length < FEWEST_FIXES ? 'tooFewFixes' : 'tooRough' };
  }
  const seconds = (last.atMs - first.atMs) / 1000;
  const { eastM, northM } = metresBetween(first, last);
  const distanceM = Math.hypot(eastM, northM);
  const endsM = Math.hypot(first.accuracyM, last.accuracyM);
  if (seconds <= 0 || endsM > distanceM * LARGEST_PART) return { ok: false, problem: 'tooShort' };
  const besideM = usable.map((fix) => {
    const there = metresBetween(first, fix);
    return Math.abs(there.eastM * northM - there.northM * eastM) / distanceM;
  });
  if (Math.max(...besideM) > distanceM * WIDEST_PART + endsM) {
    return { ok: false, problem: 'notStraight' };
  }
  return {
    ok: true,
    value: {
      speedKmPerH: kilometresPerHour((distanceM / seconds) * KM_PER_H),
      uncertaintyKmPerH: kilometresPerHour((endsM / seconds) * KM_PER_H),
      distanceM,
      seconds,
    },
  };
}
