import clipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import type { BufferStrip, GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { localPlane, type LocalPlane } from '../geometry/localPlane.ts';
import { measureRing } from './geodesicArea.ts';

/** Points of a whole circle at the end of a strip. */
const CIRCLE_POINTS = 64;
/** The polygon lies round the circle, not in it: a strip is never narrower than it was asked to be. */
const OUTER = 1 / Math.cos(Math.PI / CIRCLE_POINTS);

/** What stays unsprayed within an outline. */
export type LeftOut =
  | { readonly kind: 'part'; readonly ring: Ring }
  | ({ readonly kind: 'buffer' } & BufferStrip);

export interface NetArea {
  /** Of the whole outline. */
  readonly outlineM2: number;
  /** What each part takes away, in their order: within the outline, and no ground twice. */
  readonly partsM2: readonly number[];
  /** The outline without the parts. */
  readonly netM2: number;
  /** The ground each part takes away, as rings to be drawn even-odd. */
  readonly partRings: readonly (readonly Ring[])[];
}

/** The clipper is safe on a grid: corners that all but meet make it lose a ring. */
const GRID_PER_M = 1000;
const onGrid = (metres: number): number => Math.round(metres * GRID_PER_M) / GRID_PER_M;

/** A ring in a plane, on the grid of the clipper. */
export const polygonOf = (ring: Ring, { toPlane }: LocalPlane): Polygon => [
  ring.map((point) => {
    const { eastM, northM } = toPlane(point);
    return [onGrid(eastM), onGrid(northM)];
  }),
];

/** All points within a distance of a straight piece: a rectangle with round ends. */
function around(from: GroundPoint, to: GroundPoint, widthM: number, plane: LocalPlane): Polygon {
  const [a, b] = [plane.toPlane(from), plane.toPlane(to)];
  const heading = Math.atan2(b.northM - a.northM, b.eastM - a.eastM);
  const half = (centre: typeof a, turn: number): [number, number][] =>
    Array.from({ length: CIRCLE_POINTS / 2 + 1 }, (_, index) => {
      const angle = heading + turn + (Math.PI * 2 * index) / CIRCLE_POINTS;
      return [
        onGrid(centre.eastM + widthM * OUTER * Math.cos(angle)),
        onGrid(centre.northM + widthM * OUTER * Math.sin(angle)),
      ];
    });
  return [[...half(b, -Math.PI / 2), ...half(a, Math.PI / 2)]];
}

/** The ground that a part takes away, in a plane. */
export function shapeOf(part: LeftOut, plane: LocalPlane): MultiPolygon {
  if (part.kind === 'part') return clipping.union([polygonOf(part.ring, plane)]);
  const { line, widthM } = part;
  const pieces = line
    .slice(0, Math.max(1, line.length - 1))
    .map((from, index) => around(from, line[index + 1] ?? from, widthM, plane));
  return clipping.union(pieces);
}

/** Shapes of the clipper as rings on the ground. */
export const ringsOf = (shape: MultiPolygon, { toGround }: LocalPlane): Ring[][] =>
  shape.map((polygon) =>
    // A ring of the clipper says its first point twice.
    polygon.map((ring) => ring.slice(1).map(([eastM, northM]) => toGround({ eastM, northM }))),
  );

/** Geodesic area without islands, m². */
export const areaOf = (polygons: readonly (readonly Ring[])[]): number =>
  polygons.reduce(
    (sum, [outer = [], ...holes]) =>
      sum +
      measureRing(outer).areaM2 -
      holes.reduce((inner, hole) => inner + measureRing(hole).areaM2, 0),
    0,
  );

/**
 * Area of an outline and of what is left out of it. Parts that overlap or reach over the outline count
 * once and within it only. Where they meet is worked out in a plane that touches the ground there; every
 * area is geodesic. Null where the shapes cannot be worked out: then no area is shown.
 */
export function netArea(outline: Ring, leftOut: readonly LeftOut[]): NetArea | null {
  const outlineM2 = measureRing(outline).areaM2;
  const [origin] = outline;
  if (leftOut.length === 0 || origin === undefined) {
    return { outlineM2, partsM2: [], netM2: outlineM2, partRings: [] };
  }
  const plane = localPlane(origin);
  try {
    const whole = polygonOf(outline, plane);
    let gone: MultiPolygon = [];
    const parts = leftOut.map((part) => {
      const within = clipping.intersection(whole, shapeOf(part, plane));
      const rings = ringsOf(clipping.difference(within, gone), plane);
      gone = clipping.union(gone, within);
      return { areaM2: areaOf(rings), rings: rings.flat() };
    });
    const partsM2 = parts.map(({ areaM2 }) => areaM2);
    return {
      outlineM2,
      partsM2,
      netM2: Math.max(0, outlineM2 - partsM2.reduce((sum, one) => sum + one, 0)),
      partRings: parts.map(({ rings }) => rings),
    };
  } catch {
    // The clipper gives up on some degenerate shapes; a wrong area would be worse than none.
    return null;
  }
}
