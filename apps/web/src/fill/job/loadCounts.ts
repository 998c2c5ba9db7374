import type { Job, JobStage } from './Job.ts';
import { lastStage } from './lastStage.ts';

/**
 * Number of the last load before a stage, over the whole job: the stage's own loads are counted on
 * from there. A load that was begun keeps its number, also where a load before it was never begun.
 */
export const loadsBefore = ({ stages }: Job, stage: JobStage): number =>
  stages
    .slice(0, stages.indexOf(stage))
    .reduce((sum, { loads }) => sum + Math.max(0, ...loads.map(({ number }) => number)), 0);

/** How far a job is in its loads. */
export interface LoadCounts {
  /** Number of the last load of earlier stages, from which the loads are counted on. */
  readonly loadsBefore: number;
  readonly loadCount: number;
  /** Every load is full: there is nothing left but to spray and record. */
  readonly isFull: boolean;
}

/** How far a job is in its loads, without working out what is in the tank. */
export function loadCounts(job: Job): LoadCounts {
  const stage = lastStage(job);
  const before = loadsBefore(job, stage);
  const full = stage.loads.filter(({ endedAtMs }) => endedAtMs !== null).length;
  return {
    loadsBefore: before,
    loadCount: before + stage.plan.loadCount,
    isFull: full === stage.plan.loadCount,
  };
}
