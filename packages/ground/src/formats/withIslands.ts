import { FORMAT_LIMITS, Refusal, type GroundFormat } from './FormatFault.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { isInside } from '../geometry/isInside.ts';

const isIn = ([corner]: Ring, ring: Ring): boolean =>
  corner !== undefined && isInside(corner, ring);

/**
 * Each outer ring followed by the islands that lie in it. A single outer ring gets all islands: the
 * file says so, wherever they lie. @throws Refusal
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
