import type { Ring } from './GroundPoint.ts';

/** A piece of ground with what is not of it within. */
export interface IslandedRing {
  readonly ring: Ring;
  readonly leftOut: readonly Ring[];
}
