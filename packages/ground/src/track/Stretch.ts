import type { Fix } from './takeFix.ts';

/**
 * Points driven in one go with the sprayer on. Between two stretches nothing is known to be
 * sprayed.
 */
export interface Stretch {
  /** Number of the load of the job, from 1. */
  readonly load: number;
  readonly points: readonly Fix[];
  /** Whether the device was silent or lost its position before this, while the sprayer was on. */
  readonly isAfterGap: boolean;
}
