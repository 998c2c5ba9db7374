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
 * A walked ring without the small loops that wandering positions make: at each crossing the smaller
 * loop is cut off, where its average width is below the accuracy of the positions. A ring that
 * crosses itself by more, such as an eight, stays as it is: nobody can say which of its halves is
 * meant.
 * @param withinM about the accuracy of the device's positions
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
    // A cut must take corners away, so that the loop ends.
    if (larger.half.length >= left.length) return left;
    if (smaller.areaM2 > (withinM * smaller.lengthM) / 2) return left;
    left = larger.half;
  }
}
