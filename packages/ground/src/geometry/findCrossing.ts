import type { GroundPoint, Ring } from './GroundPoint.ts';
import { localPlane, type PlanePoint } from './localPlane.ts';

/** Two sides of a ring that cross or touch. A side is named by the corner it starts at, from 0. */
export interface Crossing {
  readonly firstSide: number;
  readonly secondSide: number;
  readonly at: GroundPoint;
}

interface Side {
  readonly index: number;
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  readonly westM: number;
  readonly eastM: number;
}

/** Where two straight pieces meet; null where they do not. Pieces along one line meet at an end. */
function meeting(one: Side, other: Side): PlanePoint | null {
  const d1 = { eastM: one.to.eastM - one.from.eastM, northM: one.to.northM - one.from.northM };
  const d2 = {
    eastM: other.to.eastM - other.from.eastM,
    northM: other.to.northM - other.from.northM,
  };
  const gap = {
    eastM: other.from.eastM - one.from.eastM,
    northM: other.from.northM - one.from.northM,
  };
  const cross = d1.eastM * d2.northM - d1.northM * d2.eastM;
  const lengths = Math.hypot(d1.eastM, d1.northM) * Math.hypot(d2.eastM, d2.northM);
  if (Math.abs(cross) <= 1e-12 * lengths) return overlap(one, other);
  const share1 = (gap.eastM * d2.northM - gap.northM * d2.eastM) / cross;
  const share2 = (gap.eastM * d1.northM - gap.northM * d1.eastM) / cross;
  if (share1 < 0 || share1 > 1 || share2 < 0 || share2 > 1) return null;
  return {
    eastM: one.from.eastM + share1 * d1.eastM,
    northM: one.from.northM + share1 * d1.northM,
  };
}

/** An end of one piece that lies on the other; the two are parallel. */
const overlap = (one: Side, other: Side): PlanePoint | null =>
  [other.from, other.to].find((end) => lies(end, one)) ??
  [one.from, one.to].find((end) => lies(end, other)) ??
  null;

function lies(point: PlanePoint, { from, to }: Side): boolean {
  const whole = Math.hypot(to.eastM - from.eastM, to.northM - from.northM);
  const toFrom = Math.hypot(point.eastM - from.eastM, point.northM - from.northM);
  const toTo = Math.hypot(point.eastM - to.eastM, point.northM - to.northM);
  // A micrometre: floating point error of metres on a plane of kilometres.
  return toFrom + toTo - whole <= 1e-6;
}

/**
 * The first place where a ring crosses or touches itself; null where it nowhere does. Sides are looked
 * at from west to east, so that an outline of thousands of corners takes milliseconds.
 */
export function findCrossing(ring: Ring): Crossing | null {
  const [origin] = ring;
  if (origin === undefined || ring.length < 4) return null;
  const plane = localPlane(origin);
  const corners = ring.map(plane.toPlane);
  const sides = corners
    .map((from, index): Side => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return {
        index,
        from,
        to,
        westM: Math.min(from.eastM, to.eastM),
        eastM: Math.max(from.eastM, to.eastM),
      };
    })
    .toSorted((a, b) => a.westM - b.westM);
  let open: Side[] = [];
  for (const side of sides) {
    open = open.filter(({ eastM }) => eastM >= side.westM);
    for (const other of open) {
      const apart = Math.abs(side.index - other.index);
      const areNeighbours = apart === 1 || apart === ring.length - 1;
      const place = areNeighbours ? null : meeting(side, other);
      if (place !== null) {
        const [firstSide, secondSide] = [side.index, other.index].toSorted((a, b) => a - b);
        return {
          firstSide: firstSide ?? 0,
          secondSide: secondSide ?? 0,
          at: plane.toGround(place),
        };
      }
    }
    open.push(side);
  }
  return null;
}
