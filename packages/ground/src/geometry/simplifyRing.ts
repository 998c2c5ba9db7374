import { findCrossing } from './findCrossing.ts';
import type { Ring } from './GroundPoint.ts';
import { localPlane, type PlanePoint } from './localPlane.ts';

const triangleM2 = (a: PlanePoint, b: PlanePoint, c: PlanePoint): number =>
  Math.abs(
    (b.eastM - a.eastM) * (c.northM - a.northM) - (c.eastM - a.eastM) * (b.northM - a.northM),
  ) / 2;

/**
 * A ring with fewer corners whose area is off by no more than a bound. The corner whose triangle with
 * its neighbours is the smallest goes first (M. Visvalingam and J. D. Whyatt, Line generalisation by
 * repeated elimination of points, 1993), for as long as all triangles taken away sum up to no more
 * than the bound. A result that would cross itself is not taken: then the ring stays as it is.
 * @param mostChangeM2 by how much the area may differ
 * @param fewest corners that stay
 */
export function simplifyRing(ring: Ring, mostChangeM2: number, fewest = 4): Ring {
  const [origin] = ring;
  if (origin === undefined || ring.length <= fewest) return ring;
  const { toPlane } = localPlane(origin);
  const left = ring.map((point) => ({ point, place: toPlane(point) }));
  const sizeAt = (index: number): number => {
    const at = (place: number) => left[(place + left.length) % left.length]?.place;
    const [a, b, c] = [at(index - 1), at(index), at(index + 1)];
    return a === undefined || b === undefined || c === undefined ? Infinity : triangleM2(a, b, c);
  };
  const sizes = left.map((_, index) => sizeAt(index));
  let changeM2 = 0;
  while (left.length > fewest) {
    const smallest = sizes.reduce(
      (best, size, index) => (size < (sizes[best] ?? 0) ? index : best),
      0,
    );
    changeM2 += sizes[smallest] ?? Infinity;
    if (changeM2 > mostChangeM2) break;
    left.splice(smallest, 1);
    sizes.splice(smallest, 1);
    for (const near of [smallest - 1, smallest]) {
      const index = (near + left.length) % left.length;
      sizes[index] = sizeAt(index);
    }
  }
  const simpler = left.map(({ point }) => point);
  return findCrossing(simpler) !== null && findCrossing(ring) === null ? ring : simpler;
}
