import type { GroundPoint, Ring } from './GroundPoint.ts';
import { localPlane } from './localPlane.ts';

/** Whether the corners go anticlockwise as seen from above. */
export function isAnticlockwise(ring: Ring): boolean {
  const [first] = ring;
  if (first === undefined) return false;
  const places = ring.map(localPlane(first).toPlane);
  const turn = places.reduce((sum, { eastM, northM }, index) => {
    const next = places[(index + 1) % places.length];
    return next === undefined ? sum : sum + eastM * next.northM - next.eastM * northM;
  }, 0);
  return turn > 0;
}

/** A ring the way round that is asked for, closed by its first corner, as files have it. */
export function windRing(ring: Ring, anticlockwise: boolean): readonly GroundPoint[] {
  const [first] = ring;
  if (first === undefined) return [];
  const isSo = isAnticlockwise(ring) === anticlockwise;
  return [...(isSo ? ring : [first, ...ring.slice(1).toReversed()]), first];
}
