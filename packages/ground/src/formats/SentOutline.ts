import type { Ring } from '../geometry/GroundPoint.ts';

/** A piece of ground as it goes to another program. */
export interface SentOutline {
  readonly name: string;
  readonly ring: Ring;
  /** Islands that are not sprayed. */
  readonly leftOut: readonly Ring[];
  /** To be sprayed, m². */
  readonly areaM2: number;
}
