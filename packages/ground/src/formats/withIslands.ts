import { FORMAT_LIMITS, Refusal, type GroundFormat } from './FormatFault.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { isInside } from '../geometry/isInside.ts';

const isIn = ([corner]: Ring, ring: Ring): boolean =>
  corner !== undefined && isInside(corner, ring);

/**
 * Outer rings each with the islands that lie in them, the outer ring first. One outer ring has all of
 * them: a file says so, whatever lies where. @throws Refusal
 */
export function withIslands(
  outer: readonly Ring[],
  islands: readonly Ring[],
  format: GroundFormat,
): readonly (readonly Ring[])[] {
  const [only] = outer;
  if (only !== undefined && outer.length === 1) return [[only, ...islands]];
  if (outer.length > FORMAT_LIMITS.outlines) {
    throw new Refusal({ code: 'tooManyOutlines', most: FORMAT_LIMITS.outlines });
  }
  const corners = outer.reduce((sum, { length }) => sum + length, 0);
  if (corners * islands.length > FORMAT_LIMITS.islandSteps) {
    throw new Refusal({ code: 'notReadable', format });
  }
  return outer.map((ring) => [ring, ...islands.filter((island) => isIn(island, ring))]);
}
