import type { JobPlan } from '@mix/documents';
import type { MixDraft } from '@mix/engine';
import type { JarResult } from '../jar/JarResult.ts';
import type { DoneStep, Job, JobLoad, JobStage } from './Job.ts';
import { lastStage } from './lastStage.ts';

export type JobAction =
  /** `isEmpty`: nothing has to be added, so the load is full at once. */
  | { readonly type: 'beginLoad'; readonly atMs: number; readonly isEmpty: boolean }
  | {
      readonly type: 'step';
      readonly done: Omit<DoneStep, 'temperatureC'>;
      /** The step was the last one of its load. */
      readonly endsLoad: boolean;
    }
  | { readonly type: 'back' }
  | { readonly type: 'toLoad'; readonly number: number }
  | { readonly type: 'waitMore'; readonly min: number }
  | { readonly type: 'measure'; readonly temperatureC: number | null }
  | { readonly type: 'replan'; readonly draft: MixDraft; readonly plan: JobPlan }
  | { readonly type: 'jarTest'; readonly result: JarResult };

const begun = (number: number, atMs: number): JobLoad => ({
  number,
  startedAtMs: atMs,
  endedAtMs: null,
  done: [],
  moreMin: 0,
  measuredC: null,
});

const withStage = (job: Job, stage: JobStage): Job => {
  const [first, ...others] = job.stages;
  return others.length === 0
    ? { ...job, stages: [stage] }
    : { ...job, stages: [first, ...others.slice(0, -1), stage] };
};

const withLoad = (job: Job, load: JobLoad): Job => {
  const stage = lastStage(job);
  const loads = stage.loads.map((old) => (old.number === load.number ? load : old));
  return withStage(job, { ...stage, loads });
};

/** The load in work, where it was begun. */
const current = (job: Job): JobLoad | null =>
  lastStage(job).loads.find(({ number }) => number === job.load) ?? null;

/** Changes the load in work; nothing where none was begun. */
function inWork(job: Job, change: (load: JobLoad) => Job): Job {
  const load = current(job);
  return load === null ? job : change(load);
}

const isOfJob = (job: Job, number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= lastStage(job).plan.loadCount;

/** The next load that is not full; the one in work when all are. */
function nextLoad(job: Job): number {
  const { plan, loads } = lastStage(job);
  const full = new Set(
    loads.filter(({ endedAtMs }) => endedAtMs !== null).map(({ number }) => number),
  );
  for (let number = 1; number <= plan.loadCount; number += 1) if (!full.has(number)) return number;
  return job.load;
}

function withStep(job: Job, load: JobLoad, { done, endsLoad }: StepAction): Job {
  if (load.endedAtMs !== null) return job;
  const changed = withLoad(job, {
    ...load,
    done: [...load.done, { ...done, temperatureC: load.measuredC }],
    endedAtMs: endsLoad ? done.atMs : null,
    moreMin: 0,
    measuredC: null,
  });
  return endsLoad ? { ...changed, load: nextLoad(changed) } : changed;
}

type StepAction = Extract<JobAction, { readonly type: 'step' }>;

/** Takes back the last thing that was done: a step, or the beginning of the load. */
function back(job: Job): Job {
  const load = current(job);
  if (load === null) return reopenLast(job);
  const last = load.done.at(-1);
  if (last === undefined) {
    const stage = lastStage(job);
    return withStage(job, { ...stage, loads: stage.loads.filter((other) => other !== load) });
  }
  return withLoad(job, {
    ...load,
    done: load.done.slice(0, -1),
    endedAtMs: null,
    moreMin: 0,
    measuredC: last.temperatureC,
  });
}

/** From a load that is not begun, takes back the step that filled the load before it. */
function reopenLast(job: Job): Job {
  const [latest] = lastStage(job)
    .loads.filter(({ endedAtMs }) => endedAtMs !== null)
    .sort((a, b) => (b.endedAtMs ?? 0) - (a.endedAtMs ?? 0));
  return latest === undefined ? job : back({ ...job, load: latest.number });
}

function beginLoad(job: Job, { atMs, isEmpty }: BeginAction): Job {
  if (current(job) !== null) return job;
  const stage = lastStage(job);
  const next = { ...begun(job.load, atMs), endedAtMs: isEmpty ? atMs : null };
  const changed = withStage(job, { ...stage, loads: [...stage.loads, next] });
  return isEmpty ? { ...changed, load: nextLoad(changed) } : changed;
}

type BeginAction = Extract<JobAction, { readonly type: 'beginLoad' }>;

/** Every change of a job. What does not fit the job as it stands changes nothing. */
export function jobReducer(job: Job, action: JobAction): Job {
  switch (action.type) {
    case 'beginLoad':
      return beginLoad(job, action);
    case 'step':
      return inWork(job, (load) => withStep(job, load, action));
    case 'waitMore':
      return inWork(job, (load) => withLoad(job, { ...load, moreMin: load.moreMin + action.min }));
    case 'measure':
      return inWork(job, (load) => withLoad(job, { ...load, measuredC: action.temperatureC }));
    case 'back':
      return back(job);
    case 'toLoad':
      return isOfJob(job, action.number) ? { ...job, load: action.number } : job;
    case 'replan': {
      const { draft, plan } = action;
      return { ...job, load: 1, stages: [...job.stages, { draft, plan, loads: [] }] };
    }
    case 'jarTest':
      return { ...job, jarTest: action.result };
  }
}
