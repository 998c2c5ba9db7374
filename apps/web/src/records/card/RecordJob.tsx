import type { SprayRecord } from '@mix/documents';
import { useState, type ReactNode } from 'react';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { leftInTankL } from '../sprayedProduct.ts';
import { lastStage } from '../../fill/job/lastStage.ts';
import type { Job, LeftMix } from '../../fill/job/Job.ts';
import { reportSprayed } from '../../farm/handover/reportSprayed.ts';
import { jobStore, useJob } from '../../fill/job/jobStore.ts';
import { isElsewhere } from '../../fill/isElsewhere.ts';
import { recordOfJob } from '../recordOfJob.ts';
import { restOfRecord } from '../restOfRecord.ts';
import { keepOperator, useDefaultOperator } from '../defaultOperator.ts';
import { paths } from '../../device/navigation/paths.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { forgetTexts } from './keptTexts.ts';
import { NoRecord } from './NoRecord.tsx';
import { RecordCard } from './RecordCard.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';

export interface RecordJobProps {
  /** What can be done with the record of a job from a link, by the id of that job. */
  readonly answerOf?: (record: SprayRecord, jobId: string) => ReactNode;
}

const JobTrack = onDemand(async () => (await import('../track/recordTracks.ts')).JobTrack);

/** The record of the job on this device, filled in from what was done. */
export function RecordJob({ answerOf }: RecordJobProps) {
  const { job } = useJob();
  const operator = useDefaultOperator();
  // Once the record is saved there is no job left, and the saved record stays to be seen.
  const [made, setMade] = useState(() =>
    job === null || operator === undefined ? null : startOf(job, operator),
  );
  if (made === null) {
    if (job === null) return <NoRecord />;
    if (operator === undefined) {
      return (
        <MessagePage title={recordWords.opening}>
          <WaitingRows />
        </MessagePage>
      );
    }
    setMade(startOf(job, operator));
    return null;
  }
  const save = async (record: SprayRecord) => {
    // The record is saved first: a track that the device has no more room for stays with the job,
    // and this is told.
    await sprayRecords.save(made.id, record);
    await (await import('../track/recordTracks.ts')).keepTrack(made.job, made.id);
    forgetTexts();
    if (record.operator !== null) keepOperator(record.operator);
    // What the job leaves undone stays on Home until it is planned, given up, or a job of the farm.
    const rest = restOfRecord(made.job, record);
    const isHandedOn = await reportSprayed(made.job, made.id, record, rest);
    jobStore.finish(isHandedOn ? null : rest, leftOf(made.job));
    const { paddock = null } = draftStore.form.getState().value;
    if (!isElsewhere(made.job, paddock)) {
      draftStore.putAwayDone(made.job.stages[0].draft, Date.now());
    }
  };
  const { receivedJobId } = made.job;
  return (
    <RecordCard
      id={made.id}
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

const startOf = (job: Job, operator: string | null) => ({
  job,
  id: newDocumentId(),
  record: {
    ...recordOfJob(job, Date.now(), deviceOffset),
    operator,
    ...(job.farmJobId !== undefined && { jobId: job.farmJobId }),
  },
});

/**
 * The mix that is left in the tank; null for a half filled load, of which nobody knows what it is.
 */
function leftOf(job: Job): LeftMix | null {
  const { draft, loads } = lastStage(job);
  if (loads.some(({ endedAtMs }) => endedAtMs === null)) return null;
  const volumeL = leftInTankL(job);
  return volumeL > 0 ? { draft, volumeL } : null;
}
