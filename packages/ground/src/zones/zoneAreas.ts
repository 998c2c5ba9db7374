import clipping, { type Geom, type MultiPolygon } from 'polygon-clipping';
import { areaOf, polygonOf, ringsOf, shapeOf, type LeftOut } from '../area/netArea.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import type { IslandedRing } from '../geometry/IslandedRing.ts';
import { localPlane, type LocalPlane } from '../geometry/localPlane.ts';

/** Ground of one rate. */
export interface ZoneGround {
  readonly areaM2: number;
  /** Each piece as its outer ring and its islands, drawn even-odd. */
  readonly pieces: readonly (readonly Ring[])[];
}

export interface ZoneAreas {
  /** In the order of the zones. */
  readonly zones: readonly ZoneGround[];
  /** Ground that may be sprayed and is in no zone. */
  readonly rest: ZoneGround;
}

const unionOf = (shapes: readonly Geom[]): MultiPolygon => {
  const [first, ...others] = shapes;
  return first === undefined ? [] : clipping.union(first, ...others);
};

const without = (shape: MultiPolygon, gone: MultiPolygon): MultiPolygon =>
  gone.length === 0 ? shape : clipping.difference(shape, gone);

const zoneShape = (pieces: readonly IslandedRing[], plane: LocalPlane): MultiPolygon =>
  unionOf(
    pieces.map(({ ring, leftOut }) =>
      clipping.difference(polygonOf(ring, plane), ...leftOut.map((one) => polygonOf(one, plane))),
    ),
  );

/** Ground that may be counted twice or not at all where sides meet: the error of clipping. */
const TWICE_M2 = 1;

/**
 * Cuts the net area into zones and the rest, one after the other: the earlier zone gets an overlap.
 */
function oneAfterTheOther(
  net: MultiPolygon,
  shapes: readonly MultiPolygon[],
): readonly MultiPolygon[] {
  let free = net;
  const within = shapes.map((shape) => {
    if (shape.length === 0 || free.length === 0) return [];
    const own = clipping.intersection(free, shape);
    free = without(free, shape);
    return own;
  });
  return [...within, free];
}

/**
 * Like `oneAfterTheOther`, for zones that share only sides, as those of a grid: many times faster.
 */
const sideBySide = (
  net: MultiPolygon,
  shapes: readonly MultiPolygon[],
): readonly MultiPolygon[] => [
  ...shapes.map((shape) => (shape.length === 0 ? [] : clipping.intersection(net, shape))),
  without(net, unionOf(shapes.filter(({ length }) => length > 0))),
];

/**
 * The ground of each zone of a prescription: within the outline, without what is left out of it, and no
 * ground twice: where zones overlap, the earlier one has it. Zones and rest together are the net area.
 * Areas are geodesic, shapes are worked out in a plane (`netArea`). Null where they cannot be.
 */
export function zoneAreas(
  outline: Ring,
  leftOut: readonly LeftOut[],
  zones: readonly (readonly IslandedRing[])[],
): ZoneAreas | null {
  const [origin] = outline;
  if (origin === undefined || outline.length < 3) return null;
  const plane = localPlane(origin);
  const groundOf = (shape: MultiPolygon): ZoneGround => {
    const pieces = ringsOf(shape, plane);
    return { areaM2: areaOf(pieces), pieces };
  };
  const sumOf = (grounds: readonly ZoneGround[]): number =>
    grounds.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  try {
    const net = without(
      clipping.union(polygonOf(outline, plane)),
      unionOf(leftOut.map((part) => shapeOf(part, plane))),
    );
    const shapes = zones.map((pieces) => zoneShape(pieces, plane));
    const apart = sideBySide(net, shapes).map(groundOf);
    const isTwice = sumOf(apart) - groundOf(net).areaM2 > TWICE_M2;
    const found = isTwice ? oneAfterTheOther(net, shapes).map(groundOf) : apart;
    return { zones: found.slice(0, -1), rest: found.at(-1) ?? groundOf([]) };
  } catch {
    // The clipper gives up on some degenerate shapes; a wrong area would be worse than none.
    return null;
  }
}
