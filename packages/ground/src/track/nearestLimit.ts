import { distanceToSegmentM, type Segment } from '../geometry/distanceToSegment.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { isInside } from '../geometry/isInside.ts';
import { localPlane, type PlanePoint } from '../geometry/localPlane.ts';

/** Where spraying has to end. */
export interface GroundLimit {
  /** Not sprayed: beyond an `outline`, within a `part`, along a `buffer`. */
  readonly kind: 'outline' | 'part' | 'buffer';
  /** Its index in the list of its kind. */
  readonly index: number;
  /** Corners of the ring, or the line. */
  readonly line: readonly GroundPoint[];
  /** Distance to keep from the line, m; 0: none. */
  readonly keepM: number;
}

/** The sprayer, as the device knows it. */
export interface Sprayer {
  readonly at: GroundPoint;
  readonly accuracyM: number;
  /** Clockwise from north, in radians; null: not known, as of one that stands. */
  readonly heading: number | null;
  /** Width over all nozzles, m; null: not known, and distances are from the position alone. */
  readonly widthM: number | null;
}

export interface LimitDistance {
  readonly limit: GroundLimit;
  /**
   * From the nearest part of the boom to the distance that must be kept, m; below 0: beyond it. For
   * an outline without a buffer it is measured from the position: the boom works along the fence.
   */
  readonly leftM: number;
  /** Way straight ahead until the limit is reached, m; null: it is not within `AHEAD_M`. */
  readonly aheadM: number | null;
  /** Whether the boom is beyond the limit, or may be within the error of the device. */
  readonly isIn: boolean;
}

/** How far ahead limits are looked for, m. */
export const AHEAD_M = 200;
/** Distance that counts as reached: the way ahead is searched in steps of the free distance. */
const THERE_M = 0.25;

const sideOf = (place: PlanePoint, [from, to]: Segment): number =>
  (to.eastM - from.eastM) * (place.northM - from.northM) -
  (to.northM - from.northM) * (place.eastM - from.eastM);

const cross = (one: Segment, other: Segment): boolean =>
  sideOf(one[0], other) * sideOf(one[1], other) < 0 &&
  sideOf(other[0], one) * sideOf(other[1], one) < 0;

/** Metres between two straight pieces; 0 where they cross. */
export function segmentsApartM(one: Segment, other: Segment): number {
  if (cross(one, other)) return 0;
  return Math.min(
    distanceToSegmentM(one[0], other),
    distanceToSegmentM(one[1], other),
    distanceToSegmentM(other[0], one),
    distanceToSegmentM(other[1], one),
  );
}

/** The straight pieces of a limit in a plane; a line of one point gives that point. */
export function limitSegments(
  { kind, line }: Pick<GroundLimit, 'kind' | 'line'>,
  toPlane: (point: GroundPoint) => PlanePoint,
): readonly Segment[] {
  const places = (kind === 'buffer' ? line : [...line, ...line.slice(0, 1)]).map(toPlane);
  const [first] = places;
  if (first === undefined) return [];
  if (places.length === 1) return [[first, first]];
  return places.slice(1).map((to, index): Segment => [places[index] ?? to, to]);
}

/**
 * Free distance of the boom, m; below 0 beyond an outline, within a part, or nearer than `keepM`.
 */
function freeM(boom: Segment, segments: readonly Segment[], limit: GroundLimit, ring: Ring | null) {
  const apartM = Math.min(...segments.map((segment) => segmentsApartM(boom, segment)));
  const { toGround } = localPlane(limit.line[0] ?? { latitudeDeg: 0, longitudeDeg: 0 });
  const middle = {
    eastM: (boom[0].eastM + boom[1].eastM) / 2,
    northM: (boom[0].northM + boom[1].northM) / 2,
  };
  const isBeyond = ring !== null && isInside(toGround(middle), ring) === (limit.kind === 'part');
  return (isBeyond ? -apartM : apartM) - limit.keepM;
}

/**
 * The boom `aheadM` further on: a straight piece across the way, or a point where it has no width.
 */
function boomAhead(at: PlanePoint, heading: number, halfM: number, aheadM: number): Segment {
  const eastM = at.eastM + Math.sin(heading) * aheadM;
  const northM = at.northM + Math.cos(heading) * aheadM;
  const [east, north] = [-Math.cos(heading) * halfM, Math.sin(heading) * halfM];
  return [
    { eastM: eastM + east, northM: northM + north },
    { eastM: eastM - east, northM: northM - north },
  ];
}

/**
 * Distance straight ahead until nothing is free; null: beyond `AHEAD_M`. Within the free distance
 * nothing is reached in any direction, so the next step is as long as that.
 */
function lookAhead(free: (aheadM: number) => number): number | null {
  let aheadM = 0;
  while (aheadM <= AHEAD_M) {
    const nowM = free(aheadM);
    if (nowM <= THERE_M) return aheadM;
    aheadM += nowM;
  }
  return null;
}

/** How far one limit is, now and straight ahead. */
function distanceTo(limit: GroundLimit, sprayer: Sprayer): LimitDistance | null {
  const [origin] = limit.line;
  if (origin === undefined) return null;
  const { heading, accuracyM } = sprayer;
  const { toPlane } = localPlane(origin);
  const segments = limitSegments(limit, toPlane);
  const ring = limit.kind === 'buffer' ? null : limit.line;
  const at = toPlane(sprayer.at);
  const isKept = limit.kind !== 'outline' || limit.keepM > 0;
  const halfM = isKept ? (sprayer.widthM ?? 0) / 2 : 0;
  if (heading === null) {
    // While the sprayer stands, its boom may be turned any way about the middle.
    const leftM = freeM([at, at], segments, limit, ring) - halfM;
    return { limit, leftM, aheadM: null, isIn: leftM - (isKept ? accuracyM : 0) <= 0 };
  }
  const free = (aheadM: number) =>
    freeM(boomAhead(at, heading, halfM, aheadM), segments, limit, ring);
  const leftM = free(0);
  return {
    limit,
    leftM,
    aheadM: lookAhead(free),
    isIn: leftM - (isKept ? accuracyM : 0) <= 0,
  };
}

function byUrgency(a: LimitDistance, b: LimitDistance): number {
  if (a.isIn !== b.isIn) return a.isIn ? -1 : 1;
  const [aheadA, aheadB] = [a.aheadM ?? Infinity, b.aheadM ?? Infinity];
  // Infinity minus Infinity is NaN.
  return aheadA === aheadB ? a.leftM - b.leftM : aheadA - aheadB;
}

/**
 * The limit that matters most: one that is or may be crossed, then the one straight ahead, then the
 * nearest. Null where there is none.
 */
export function nearestLimit(
  limits: readonly GroundLimit[],
  sprayer: Sprayer,
): LimitDistance | null {
  const found = limits
    .map((limit) => distanceTo(limit, sprayer))
    .filter((one) => one !== null)
    .toSorted(byUrgency);
  return found[0] ?? null;
}
