import type { Job, JobStage } from './Job.ts';

/** What is being filled now: the plan, or what was planned for the rest of it. */
export const lastStage = ({ stages }: Pick<Job, 'stages'>): JobStage => stages.at(-1) ?? stages[0];
