import type { Ring } from './GroundPoint.ts';

/** A piece of ground with its islands, which are no part of it. */
export interface IslandedRing {
  readonly ring: Ring;
  readonly leftOut: readonly Ring[];
}
