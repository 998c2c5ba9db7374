import {
  localTime,
  type FarmJob,
  type JobRefusal,
  type JobStep,
  type Stepping,
} from '@mix/documents';
import { accountStore } from '../../session/accountStore.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { personOnSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';

/** Why a job was not changed. `gone`: this device has no such job in its workspace. */
export type JobFailure = JobRefusal | 'gone';

/** The time now, on the clock of this device. */
export const timeNow = (): string => localTime(new Date(), deviceOffset(Date.now()));

/**
 * Takes a step of a job on this device. It is sent when there is a signal; nobody waits for it.
 * @returns why the job was not changed; null where it was
 * @throws DeviceStorageError
 */
export async function changeFarmJob(
  id: string,
  step: (job: FarmJob, who: Stepping) => JobStep,
): Promise<JobFailure | null> {
  const uid = accountStore.getState().account?.uid;
  const kept = await (await loadDocumentStore()).one('jobs', id);
  if (kept === null || uid === undefined) return 'gone';
  const person = personOnSharedDevice();
  const next = step(kept.value, { uid, at: timeNow(), ...(person && { person }) });
  if ('refused' in next) return next.refused;
  await farmJobs.save(id, next.job, kept.value);
  return null;
}
