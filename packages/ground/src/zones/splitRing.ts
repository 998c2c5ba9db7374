import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { localPlane } from '../geometry/localPlane.ts';

const middleOf = (from: GroundPoint, to: GroundPoint): GroundPoint => {
  const { toPlane, toGround } = localPlane(from);
  const { eastM, northM } = toPlane(to);
  return toGround({ eastM: eastM / 2, northM: northM / 2 });
};

/** Places where a ring may be cut: its corners, and the middle of each side after its corner. */
export const cutsOf = (ring: Ring): Ring =>
  ring.flatMap((corner, index) => [
    corner,
    middleOf(corner, ring[(index + 1) % ring.length] ?? corner),
  ]);

/**
 * A ring cut in two by a straight line between two of its `cutsOf`, by their numbers; null where they
 * are one place or beside each other, which leaves nothing on one side.
 */
export function splitRing(ring: Ring, from: number, to: number): readonly [Ring, Ring] | null {
  const cuts = cutsOf(ring);
  const [first, last] = from < to ? [from, to] : [to, from];
  const one = cuts.slice(first, last + 1);
  const other = [...cuts.slice(last), ...cuts.slice(0, first + 1)];
  const hasCorner = (part: Ring): boolean =>
    part.slice(1, -1).some((place) => ring.includes(place));
  return hasCorner(one) && hasCorner(other) ? [one, other] : null;
}
