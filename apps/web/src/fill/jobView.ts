import { adjustLoad, type AdjustedLoad, type FillStep, type LoadPlan } from '@mix/engine';
import type { JobPlan } from '@mix/documents';
import type { DoneStep, Job, JobLoad, JobStage } from './job/Job.ts';
import { lastStage } from './job/lastStage.ts';
import { loadCounts, type LoadCounts } from './job/loadCounts.ts';

/** The plan of one load: like loads in a row are one entry of the plan. */
export function plannedLoad({ loads }: JobPlan, number: number): LoadPlan {
  const load = loads.find((entry) => number >= entry.number && number < entry.number + entry.count);
  if (load === undefined) throw new RangeError(`the plan has no load ${number}`);
  return { ...load, number, count: 1 };
}

/** A load as it stands after these steps. */
export const loadAfter = (
  stage: JobStage,
  number: number,
  done: readonly DoneStep[],
): AdjustedLoad => adjustLoad(plannedLoad(stage.plan, number), done, stage);

/** The state of a job, as the screens show it. */
export interface JobView extends LoadCounts {
  readonly stage: JobStage;
  /** The load in work as it stands: what went in, what follows. */
  readonly load: AdjustedLoad;
  /** Null before the load is begun. */
  readonly begun: JobLoad | null;
  /** Null before the load is begun and once it is full. */
  readonly step: FillStep | null;
  /** Place of the step in work, from 0. */
  readonly place: number;
  /** When the step in work began, ms since 1970. */
  readonly sinceMs: number;
  /** The load that was filled last, of any stage. */
  readonly lastFull: { readonly stage: JobStage; readonly load: JobLoad } | null;
}

function lastFull(job: Job): JobView['lastFull'] {
  return job.stages
    .flatMap((stage) => stage.loads.map((load) => ({ stage, load })))
    .reduce<JobView['lastFull']>((latest, entry) => {
      const { endedAtMs } = entry.load;
      if (endedAtMs === null) return latest;
      return latest === null || endedAtMs >= (latest.load.endedAtMs ?? 0) ? entry : latest;
    }, null);
}

/** Where a job stands, worked out from what was done: nothing of it is stored twice. */
export function jobView(job: Job): JobView {
  const stage = lastStage(job);
  const begun = stage.loads.find(({ number }) => number === job.load) ?? null;
  const done = begun?.done ?? [];
  const load = loadAfter(stage, job.load, done);
  const inWork = begun !== null && begun.endedAtMs === null;
  return {
    stage,
    load,
    begun,
    step: inWork ? (load.load.steps[done.length] ?? null) : null,
    place: done.length,
    sinceMs: done.at(-1)?.atMs ?? begun?.startedAtMs ?? job.startedAtMs,
    ...loadCounts(job),
    lastFull: lastFull(job),
  };
}

/**
 * Whether a load is full once `next` is done: water may still have to take the room of what did not
 * go in.
 */
export function endsLoad({ stage, begun, place }: JobView, next: DoneStep): boolean {
  if (begun === null) return false;
  return loadAfter(stage, begun.number, [...begun.done, next]).load.steps.length <= place + 1;
}
