import {
  distanceM,
  localPlane,
  MOST_ERROR_M,
  nearestLimit,
  takeFix,
  type Fix,
  type GroundLimit,
  type LimitDistance,
} from '@mix/ground';
import type { DeviceFix, PositionState } from '../../device/position/usePosition.ts';

/**
 * The state of the drive that is said first, the worst before the rest. No state says that all is
 * well.
 */
export type DriveState =
  | { readonly kind: 'noPosition'; readonly why: 'lost' | 'refused' | 'unsupported' | 'searching' }
  | { readonly kind: 'vague'; readonly accuracyM: number }
  /** There is no outline to measure to. */
  | { readonly kind: 'noGround' }
  /** Beyond a limit, or near enough that the device cannot tell. */
  | ({ readonly kind: 'in' } & LimitDistance)
  /** A limit will be reached soon. */
  | { readonly kind: 'ahead'; readonly limit: GroundLimit; readonly figureM: number }
  /** `isAhead`: the limit straight ahead; else the nearest one, whichever way. */
  | {
      readonly kind: 'far';
      readonly limit: GroundLimit;
      readonly figureM: number;
      readonly isAhead: boolean;
    };

/** A limit is told of this far before it, in metres or in seconds, whichever is the longer way. */
const AHEAD_M = 20;
const AHEAD_S = 10;
/**
 * Least distance for a direction: over less the phone's own wander would turn the sprayer about.
 */
const LEAST_WAY_M = 4;
/** Most positions of the path that gives the direction. */
const MOST_PLACES = 8;
/** Age at which the path does not count: which way the sprayer went is not which way it goes. */
const STALE_MS = 10_000;

/** The last positions with one more, for the direction. */
export function withPlaceOfWay(way: readonly Fix[], fix: Fix): readonly Fix[] {
  const last = way.at(-1) ?? null;
  const goesOn = last !== null && Math.abs(fix.atMs - last.atMs) <= STALE_MS;
  const taken = takeFix(goesOn ? last : null, fix);
  if (taken === 'still' || taken === 'vague') return way;
  return taken === 'taken' && goesOn ? [...way, fix].slice(-MOST_PLACES) : [fix];
}

/**
 * Direction of the sprayer, radians clockwise from north; null where the sprayer stood, or was not
 * seen for a while.
 */
export function headingOf(way: readonly Fix[], atMs: number): number | null {
  const last = way.at(-1);
  if (last === undefined || atMs - last.atMs > STALE_MS) return null;
  const from = way.findLast((place) => distanceM(place, last) >= LEAST_WAY_M);
  if (from === undefined) return null;
  const { eastM, northM } = localPlane(from).toPlane(last);
  return Math.atan2(eastM, northM);
}

/**
 * Speed over the ground, m/s: what the device says, else by the last positions; null while not
 * known.
 */
export function speedOf(way: readonly Fix[], fix: DeviceFix): number | null {
  if (fix.speedMPerS !== null && Number.isFinite(fix.speedMPerS)) return fix.speedMPerS;
  const [first] = way;
  const last = way.at(-1);
  if (first === undefined || last === undefined || fix.atMs - last.atMs > STALE_MS) return null;
  const seconds = (last.atMs - first.atMs) / 1000;
  return seconds > 0 ? distanceM(first, last) / seconds : null;
}

interface Driving {
  readonly state: PositionState;
  readonly fix: DeviceFix | null;
  readonly way: readonly Fix[];
  readonly limits: readonly GroundLimit[];
  readonly widthM: number | null;
}

/** The state of the drive for the position of the sprayer. */
export function driveState({ state, fix, way, limits, widthM }: Driving): DriveState {
  if (state === 'refused' || state === 'unsupported' || state === 'lost') {
    return { kind: 'noPosition', why: state };
  }
  if (state !== 'here' || fix === null) return { kind: 'noPosition', why: 'searching' };
  const { accuracyM } = fix;
  if (!(accuracyM <= MOST_ERROR_M)) return { kind: 'vague', accuracyM };
  const heading = headingOf(way, fix.atMs);
  const found = nearestLimit(limits, { at: fix, accuracyM, heading, widthM });
  if (found === null) return { kind: 'noGround' };
  if (found.isIn) return { kind: 'in', ...found };
  const { limit, leftM, aheadM } = found;
  if (aheadM === null) return { kind: 'far', limit, figureM: leftM, isAhead: false };
  const soonM = Math.max(AHEAD_M, (speedOf(way, fix) ?? 0) * AHEAD_S);
  return aheadM <= soonM
    ? { kind: 'ahead', limit, figureM: aheadM }
    : { kind: 'far', limit, figureM: aheadM, isAhead: true };
}
