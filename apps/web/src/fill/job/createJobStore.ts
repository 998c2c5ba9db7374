import type { DeviceStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import type { Job, JobRest, LeftMix, UnfinishedWork } from './Job.ts';
import { jobReducer, type JobAction } from './jobReducer.ts';
import { readStoredWork } from './readStoredWork.ts';

const nothing: UnfinishedWork = { job: null, rests: [] };

/** Most rests that are kept, more than anybody has open; the oldest makes room. */
const MOST_RESTS = 10;

const withRest = (rests: readonly JobRest[], rest: JobRest): readonly JobRest[] =>
  [rest, ...rests].slice(0, MOST_RESTS);

/** The unfinished job of a device and what earlier ones left undone, written down at every change. */
export function createJobStore(storage: DeviceStorage | null) {
  const kept = createKeptValue(storage, {
    key: 'mix.job',
    schema: 1,
    empty: nothing,
    read: readStoredWork,
  });
  const change = (work: (now: UnfinishedWork) => UnfinishedWork) => {
    kept.setState(({ value }) => ({ value: work(value) }));
  };
  return {
    kept,
    start: (job: Job) => {
      change((work) => ({ ...work, job }));
    },
    act: (action: JobAction) => {
      change((work) => (work.job === null ? work : { ...work, job: jobReducer(work.job, action) }));
    },
    /** Ends a job that is recorded or given up: `rest` stays to be done, `left` is offered. */
    finish: (rest: JobRest | null, left: LeftMix | null = null) => {
      change(({ rests }) => ({
        job: null,
        ...(left !== null && { left }),
        rests: rest === null ? rests : withRest(rests, rest),
      }));
    },
    /** Keeps the ground that was left undone by a job of which nothing was filled here. */
    leaveRest: (rest: JobRest) => {
      change((work) => ({ ...work, rests: withRest(work.rests, rest) }));
    },
    /** Forgets the mix that was left: the tank was emptied. */
    forgetLeft: () => {
      change(({ job, rests }) => ({ job, rests }));
    },
    forgetRest: (id: string) => {
      change((work) => ({ ...work, rests: work.rests.filter((rest) => rest.id !== id) }));
    },
  };
}
