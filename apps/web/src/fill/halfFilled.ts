import type { JobStage } from './job/Job.ts';

/**
 * Number of the load of which a part stands in the tank, as its stage counts; null without one. What
 * stands there is not the mix: its products may still be to come.
 */
export const halfFilled = ({ loads }: JobStage): number | null =>
  loads.find(({ endedAtMs, done }) => endedAtMs === null && done.length > 0)?.number ?? null;
