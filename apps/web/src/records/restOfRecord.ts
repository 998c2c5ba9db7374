import type { SprayRecord } from '@mix/documents';
import { ratesPerHa } from '@mix/engine';
import type { Job, JobRest } from '../fill/job/Job.ts';
import { isPartDone } from './recordOfJob.ts';

/** What a recorded job leaves undone; null: nothing, or nobody knows how much. */
export function restOfRecord(
  job: Job,
  { areaDoneHa, sprayAreaHa, location, paddockId, landUse }: SprayRecord,
): JobRest | null {
  if (areaDoneHa === null || sprayAreaHa === null) return null;
  if (!isPartDone(areaDoneHa, sprayAreaHa)) return null;
  const areaLeftHa = sprayAreaHa - areaDoneHa;
  const [{ draft, plan }] = job.stages;
  return {
    id: job.id,
    name: job.name,
    paddockName: location,
    ...(paddockId !== null && { paddockId }),
    ...(landUse !== null && { landUse }),
    areaLeftHa,
    // Rates per ha: else a small rest would get the dose of a full tank.
    draft: { ...ratesPerHa(draft, plan), sprayAreaHa: areaLeftHa, heel: null },
    leftAtMs: Date.now(),
  };
}
