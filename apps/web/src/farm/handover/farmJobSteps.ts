import {
  checkJob,
  giveBackJob,
  sendJob,
  sprayJob,
  takeJob,
  tellAnew,
  withdrawJob,
  type Role,
  type SprayRecord,
} from '@mix/documents';
import { changeFarmJob, timeNow, type JobFailure } from './changeFarmJob.ts';
import { forgetTaken, rememberTaken } from './takenJobs.ts';

/**
 * The steps of a farm's job, each taken on this device at once.
 * @returns of each step: why it was not taken; null where it was
 * @throws DeviceStorageError
 */
export const farmJobSteps = {
  take: async (id: string): Promise<JobFailure | null> => {
    const failure = await changeFarmJob(id, takeJob);
    if (failure === null) rememberTaken(id);
    return failure;
  },
  giveBack: async (id: string, reason: string): Promise<JobFailure | null> => {
    const failure = await changeFarmJob(id, (job, who) => giveBackJob(job, who, reason));
    if (failure === null) forgetTaken(id);
    return failure;
  },
  /** The record must be kept before this step. */
  spray: (id: string, recordId: string, { areaDoneHa }: SprayRecord): Promise<JobFailure | null> =>
    changeFarmJob(id, (job, who) => sprayJob(job, who, { recordId, areaDoneHa, at: timeNow() })),
  check: (id: string): Promise<JobFailure | null> => changeFarmJob(id, checkJob),
  withdraw: (id: string): Promise<JobFailure | null> => changeFarmJob(id, withdrawJob),
  send: (id: string, sentTo: string | null, role: Role | null): Promise<JobFailure | null> =>
    changeFarmJob(id, (job, who) => sendJob(job, who, sentTo, role)),
  /** Changes the note of the instruction, for whoever has the job or is to have it. */
  say: (id: string, note: string | null, by: string | null): Promise<JobFailure | null> =>
    changeFarmJob(id, (job, who) => tellAnew(job, who, { ...job.told, note, by, at: timeNow() })),
};
