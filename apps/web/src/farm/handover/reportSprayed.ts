import type { SprayRecord } from '@mix/documents';
import type { Job, JobRest } from '../../fill/job/Job.ts';
import { farmJobSteps } from './farmJobSteps.ts';
import { handOverRest } from './handOverRest.ts';

/**
 * Tells the farm that its job is sprayed, and hands on what is left of it. The record is kept already; a
 * job that is gone, or somebody else's, changes nothing of that.
 * @returns whether what is left is a job of the farm now
 */
export async function reportSprayed(
  job: Job,
  recordId: string,
  record: SprayRecord,
  rest: JobRest | null,
): Promise<boolean> {
  if (job.farmJobId === undefined) return false;
  try {
    const refusal = await farmJobSteps.spray(job.farmJobId, recordId, record);
    return refusal === null && rest !== null && (await handOverRest(job, rest));
  } catch {
    return false;
  }
}
