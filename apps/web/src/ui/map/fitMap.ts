import { localPlane, type GroundPoint } from '@mix/ground';

/** A place on the drawing, in its own units, from the top left. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

export interface FittedMap {
  readonly at: (point: GroundPoint) => DrawnPoint;
  readonly groundAt: (point: DrawnPoint) => GroundPoint;
  /** Drawn units per metre. */
  readonly perM: number;
}

/** Least extent of a drawing, m: a single place has no size of its own. */
const LEAST_M = 40;

/**
 * Lays ground into a drawing, north up, as large as it goes with a margin. Null where there is
 * none. A drawing of ground on both sides of the earth would show nothing.
 */
export function fitMap(
  points: readonly GroundPoint[],
  { width, height, margin }: { width: number; height: number; margin: number },
): FittedMap | null {
  const [origin] = points;
  if (origin === undefined) return null;
  const plane = localPlane(origin);
  let [west, east, south, north] = [0, 0, 0, 0];
  for (const point of points) {
    const { eastM, northM } = plane.toPlane(point);
    west = Math.min(west, eastM);
    east = Math.max(east, eastM);
    south = Math.min(south, northM);
    north = Math.max(north, northM);
  }
  const perM = Math.min(
    (width - 2 * margin) / Math.max(LEAST_M, east - west),
    (height - 2 * margin) / Math.max(LEAST_M, north - south),
  );
  const middle = { eastM: (west + east) / 2, northM: (south + north) / 2 };
  return {
    perM,
    at: (point) => {
      const { eastM, northM } = plane.toPlane(point);
      return {
        x: width / 2 + (eastM - middle.eastM) * perM,
        y: height / 2 - (northM - middle.northM) * perM,
      };
    },
    groundAt: ({ x, y }) =>
      plane.toGround({
        eastM: middle.eastM + (x - width / 2) / perM,
        northM: middle.northM - (y - height / 2) / perM,
      }),
  };
}
