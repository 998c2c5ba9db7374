import { findCrossing } from './findCrossing.ts';
import type { Ring } from './GroundPoint.ts';
import { localPlane } from './localPlane.ts';

/** Area and length round, measured in a plane: they only tell a small loop from a large one. */
function sizeOf(ring: Ring): { readonly areaM2: number; readonly lengthM: number } {
  const [origin] = ring;
  if (origin === undefined) return { areaM2: 0, lengthM: 0 };
  const corners = ring.map(localPlane(origin).toPlane);
  let [twiceM2, lengthM] = [0, 0];
  for (const [index, { eastM, northM }] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? { eastM, northM };
    twiceM2 += eastM * next.northM - next.eastM * northM;
    lengthM += Math.hypot(next.eastM - eastM, next.northM - northM);
  }
  return { areaM2: Math.abs(twiceM2) / 2, lengthM };
}

/**
 * A walked ring without the small loops that it makes where the places of a device wander: at each crossing the
 * smaller side goes, as long as it is on average narrower than the places are certain. A ring that crosses itself
 * by more, as an eight, stays as it is: which of its halves is meant, nobody can say.
 * @param withinM about what a device knows of its place
 */
export function cutLoops(ring: Ring, withinM: number): Ring {
  let left = ring;
  for (;;) {
    const crossing = findCrossing(left);
    if (crossing === null) return left;
    const { firstSide, secondSide, at } = crossing;
    const [smaller, larger] = [
      [at, ...left.slice(firstSide + 1, secondSide + 1)],
      [...left.slice(0, firstSide + 1), at, ...left.slice(secondSide + 1)],
    ]
      .map((half) => ({ half, ...sizeOf(half) }))
      .toSorted((one, other) => one.areaM2 - other.areaM2);
    if (smaller === undefined || larger === undefined) return left;
    // A cut takes corners away, so that there is an end of it.
    if (larger.half.length >= left.length) return left;
    if (smaller.areaM2 > (withinM * smaller.lengthM) / 2) return left;
    left = larger.half;
  }
}
