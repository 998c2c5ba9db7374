import type { SprayRecord } from '@mix/documents';
import { ratesPerHa } from '@mix/engine';
import { useState, type ReactNode } from 'react';
import { newDocumentId } from '../../documents/newDocumentId.ts';
import { sprayRecords } from '../../documents/sprayRecords.ts';
import { draftStore } from '../../mix/draft/draftStore.ts';
import { leftInTankL } from '../../job/record/sprayedProduct.ts';
import { lastStage } from '../../job/store/lastStage.ts';
import type { Job, JobRest, LeftMix } from '../../job/store/Job.ts';
import { farmJobSteps } from '../../job/farm/farmJobSteps.ts';
import { handRestOn } from '../../job/farm/handRestOn.ts';
import { jobStore, useJob } from '../../job/store/jobStore.ts';
import { isElsewhere } from '../../job/isElsewhere.ts';
import { isPartDone, recordOfJob } from '../../job/record/recordOfJob.ts';
import { keepOperator, lastOperator } from '../../job/record/lastOperator.ts';
import { paths } from '../../navigation/paths.ts';
import { jobPaths } from '../../navigation/jobPaths.ts';
import { Awaited } from '../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { recordWords } from '../../words/en/records/recordWords.ts';
import { forgetTexts } from './keptTexts.ts';
import { NoRecord } from './NoRecord.tsx';
import { RecordCard } from './RecordCard.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';

export interface RecordJobProps {
  /** What can be done with the record of a job from a link, by the id of that job. */
  readonly answerOf?: (record: SprayRecord, jobId: string) => ReactNode;
}

const JobTrack = lazyComponent(
  async () => (await import('../../job/track/RecordTrack.tsx')).JobTrack,
);

/** The record of the job on this device, filled in from what was done. */
export function RecordJob({ answerOf }: RecordJobProps) {
  const { job } = useJob();
  // Once it is saved there is no job left, and what was saved stays to be seen.
  const [made, setMade] = useState(() => (job === null ? null : startOf(job)));
  if (made === null) {
    if (job === null) return <NoRecord />;
    setMade(startOf(job));
    return null;
  }
  const save = async (record: SprayRecord) => {
    // The record first: a track that the device has no more room for stays with the job, and is told.
    await sprayRecords.save(made.id, record);
    await (await import('../../job/track/keepTrack.ts')).keepTrack(made.job, made.id);
    forgetTexts();
    if (record.operator !== null) keepOperator(record.operator);
    const rest = restOf(made.job, record);
    jobStore.finish((await isHandedOn(made, record, rest)) ? null : rest, leftOf(made.job));
    const { paddock = null } = draftStore.form.getState().value;
    if (!isElsewhere(made.job, paddock)) {
      draftStore.putAwayDone(made.job.stages[0].draft, Date.now());
    }
  };
  const { receivedJobId } = made.job;
  return (
    <RecordCard
      record={made.record}
      keptFor={made.job.id}
      createdAt={null}
      isLockedAt={() => false}
      backTo={jobPaths.fill}
      doneTo={paths.home}
      onSave={save}
      track={
        <Awaited fallback={null} failed={() => null}>
          <JobTrack jobId={made.job.id} name={made.record.location ?? recordWords.unnamed} />
        </Awaited>
      }
      {...(answerOf &&
        receivedJobId !== undefined && {
          afterSaving: (record: SprayRecord) => answerOf(record, receivedJobId),
        })}
    />
  );
}

/**
 * Tells the farm that its job is sprayed, and hands on what is left of it. The record is kept; a job that is
 * gone, or somebody else's, changes nothing of that.
 */
async function isHandedOn(
  { job, id }: ReturnType<typeof startOf>,
  record: SprayRecord,
  rest: JobRest | null,
): Promise<boolean> {
  if (job.farmJobId === undefined) return false;
  try {
    const refusal = await farmJobSteps.spray(job.farmJobId, id, record);
    return refusal === null && rest !== null && (await handRestOn(job, rest));
  } catch {
    return false;
  }
}

const startOf = (job: Job) => ({
  job,
  id: newDocumentId(),
  record: {
    ...recordOfJob(job, Date.now(), deviceOffset),
    operator: lastOperator(),
    ...(job.farmJobId !== undefined && { jobId: job.farmJobId }),
  },
});

/** The mix that stands in the tank; of a load that is half filled nobody knows what it is. */
function leftOf(job: Job): LeftMix | null {
  const { draft, loads } = lastStage(job);
  if (loads.some(({ endedAtMs }) => endedAtMs === null)) return null;
  const volumeL = leftInTankL(job);
  return volumeL > 0 ? { draft, volumeL } : null;
}

/** What the job leaves undone; it stays on Home until it is planned or given up. */
function restOf(
  job: Job,
  { areaDoneHa, sprayAreaHa, location, paddockId, landUse }: SprayRecord,
): JobRest | null {
  if (areaDoneHa === null || !isPartDone(areaDoneHa, sprayAreaHa)) return null;
  const areaLeftHa = sprayAreaHa - areaDoneHa;
  const [{ draft, plan }] = job.stages;
  return {
    id: job.id,
    name: job.name,
    paddockName: location,
    ...(paddockId !== null && { paddockId }),
    ...(landUse !== null && { landUse }),
    areaLeftHa,
    // A small rest would get the dose of a full tank.
    draft: { ...ratesPerHa(draft, plan), sprayAreaHa: areaLeftHa, heel: null },
    leftAtMs: Date.now(),
  };
}
