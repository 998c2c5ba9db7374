import type { Fix } from './takeFix.ts';

/** What was driven in one go with the sprayer on. Between two stretches nothing is known to be sprayed. */
export interface Stretch {
  /** Of the job, from 1. */
  readonly load: number;
  readonly points: readonly Fix[];
  /** The device was silent or lost before it, while the sprayer was on. */
  readonly isAfterGap: boolean;
}
