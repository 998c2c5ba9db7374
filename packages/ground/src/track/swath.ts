import type { PlanePoint } from '../geometry/localPlane.ts';

/**
 * Largest turn of a way that a boom swings through: at a sharper one the sprayer was turned round.
 */
const MOST_TURN = (100 * Math.PI) / 180;
/** Step of the arc that the end of a boom swings through, radians. */
const ARC = Math.PI / 18;

/** A straight part of a way. */
export interface Piece {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
  /** Unit vectors along the way, and across it to the left. */
  readonly along: PlanePoint;
  readonly left: PlanePoint;
  readonly lengthM: number;
}

/** The straight parts of a line. */
export function piecesOf(line: readonly PlanePoint[]): readonly Piece[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const lengthM = Math.hypot(to.eastM - from.eastM, to.northM - from.northM);
    if (lengthM === 0) return [];
    const along = {
      eastM: (to.eastM - from.eastM) / lengthM,
      northM: (to.northM - from.northM) / lengthM,
    };
    return [{ from, to, along, left: { eastM: -along.northM, northM: along.eastM }, lengthM }];
  });
}

const moved = ({ eastM, northM }: PlanePoint, by: PlanePoint, metres: number): PlanePoint => ({
  eastM: eastM + by.eastM * metres,
  northM: northM + by.northM * metres,
});

/** What a boom covers that goes straight, standing across its way. */
export const swathOf = ({ from, to, left }: Piece, halfM: number): readonly PlanePoint[] => [
  moved(from, left, halfM),
  moved(to, left, halfM),
  moved(to, left, -halfM),
  moved(from, left, -halfM),
];

/** Ground that the outer half of a boom swings over between two pieces; null: no swing. */
export function swingOf(one: Piece, next: Piece, halfM: number): readonly PlanePoint[] | null {
  const turn = Math.atan2(
    one.along.eastM * next.along.northM - one.along.northM * next.along.eastM,
    one.along.eastM * next.along.eastM + one.along.northM * next.along.northM,
  );
  if (turn === 0 || Math.abs(turn) > MOST_TURN) return null;
  // A turn to the left swings the right half of the boom forwards.
  const side = turn > 0 ? -1 : 1;
  const start = Math.atan2(one.left.northM * side, one.left.eastM * side);
  const steps = Math.ceil(Math.abs(turn) / ARC);
  const arc = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (turn * step) / steps;
    return moved(one.to, { eastM: Math.cos(angle), northM: Math.sin(angle) }, halfM);
  });
  return [one.to, ...arc];
}
