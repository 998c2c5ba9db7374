import type { SprayRecord } from '@mix/documents';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useOneRecord } from '../../sync/device/shown/useOneRecord.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { farmJobSteps } from '../handover/farmJobSteps.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { revisionReasonText } from '../../records/revisionReasonText.ts';
import { areaText, farmJobTitle } from './farmJobTexts.ts';
import { EndByTerminal } from './EndByTerminal.tsx';
import { failureOf } from './failureOf.ts';
import { JobActs } from './JobActs.tsx';
import { JobChanged } from './JobChanged.tsx';
import { JobMarks } from './JobMarks.tsx';
import { JobPeople } from './JobPeople.tsx';
import { RunJob } from './RunJob.tsx';
import { SheetParts } from './sheet/SheetParts.tsx';
import { WhereItIs } from './WhereItIs.tsx';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

interface JobSheetProps {
  readonly job: KeptJob;
  readonly farm: FarmJobs;
  readonly onClose: () => void;
}

/** One job: what was told, what was done, who checked it, and what comes next. */
export function JobSheet({ job, farm, onClose }: JobSheetProps) {
  const { told, done, state } = job.value;
  const mayFill = usePermission('fill');
  const handsOver = usePermission('handOver');
  const mayCheck = usePermission('check');
  const now = useNow(MINUTE_MS);
  const [isGivingBack, setGivingBack] = useState(false);
  const { record, isHere, isRead } = useRecordOf(job);
  const next = (
    <>
      <JobPeople job={job} farm={farm} now={now} />
      <WhereItIs job={job.value} />
      {mayFill && (
        <JobActs job={job} farm={farm} isGivingBack={isGivingBack} onGiveBack={setGivingBack} />
      )}
      {job.place === 'waiting' && (
        <p className="quiet">{farmJobWords.waits(farm.tellerName(job))}</p>
      )}
      {job.place === 'refused' && (
        <p>
          <strong>{farmJobWords.refused}.</strong> {farmJobWords.refusedWhy}
        </p>
      )}
      <ForTerminal job={job} farm={farm} now={now} />
      {handsOver && state !== 'checked' && <RunJob job={job} farm={farm} onClose={onClose} />}
    </>
  );
  return (
    <Sheet
      isWide
      title={farmJobTitle(told)}
      closeWord={farmJobWords.close}
      onClose={onClose}
      footer={
        state === 'sprayed' && mayCheck && isRead ? (
          <CheckJob key={String(record === null)} id={job.id} isRecordHere={record !== null} />
        ) : undefined
      }
    >
      <div className="stack-2 padding-top-2">
        <p className="spread break-words">
          <span>{areaText(told)}</span>
          <JobMarks state={state} />
        </p>
        {job.value.restOf !== null && <p className="quiet">{farmJobWords.restOfJob}</p>}
        <JobChanged job={job.value} by={farm.tellerName(job)} now={now} />
        {done === null ? (
          <SheetParts job={job.value} record={null} ofDone={null}>
            {next}
          </SheetParts>
        ) : (
          <WithRecord
            key={done.recordId}
            job={job}
            recordId={done.recordId}
            record={record}
            isHere={isHere}
            now={now}
          >
            {next}
          </WithRecord>
        )}
      </div>
    </Sheet>
  );
}

/** A hook. The record of a job; null: it is not here, or is of another job. */
function useRecordOf({ id, value: { done } }: KeptJob) {
  const kept = useOneRecord(done?.recordId ?? '');
  // Checking locks the record that names this job: a record that names another job is not checked.
  const record = done !== null && kept?.value.jobId === id ? kept.value : null;
  return { record, isHere: kept != null, isRead: kept !== undefined };
}

interface CheckJobProps {
  readonly id: string;
  readonly isRecordHere: boolean;
}

/** Locks the job and its record; without a record the job alone is closed, and that is said. */
const CheckJob = ({ id, isRecordHere }: CheckJobProps) => (
  <SubmitForm
    word={isRecordHere ? farmJobWords.check : farmJobWords.closeWithout}
    busyWord={farmJobWords.checking}
    refusedWord={farmJobWords.notDone}
    look={isRecordHere ? 'primary' : 'plain'}
    onSubmit={() => failureOf(() => farmJobSteps.check(id))}
  >
    {!isRecordHere && <p>{farmJobWords.closeWithoutWhy}</p>}
  </SubmitForm>
);

const SaveForTerminal = onDemand(
  async () => (await import('../../terminal/SaveForTerminal.tsx')).SaveForTerminal,
);

interface ForTerminalProps extends Pick<JobSheetProps, 'job' | 'farm'> {
  readonly now: number;
}

/**
 * Saves the plan for the sprayer's terminal as it was handed over, and ends the job by the
 * terminal's file; nothing once the job is done.
 */
function ForTerminal({ job, farm, now }: ForTerminalProps) {
  const mayFill = usePermission('fill');
  const { told, done } = job.value;
  if (done !== null) return null;
  return (
    <>
      <Awaited fallback={null} failed={() => null}>
        <SaveForTerminal
          draft={told.draft}
          plan={told.plan}
          engineVersion={told.engineVersion}
          products={told.products}
          paddock={told.paddock}
          told={told}
          at={new Date(now)}
        />
      </Awaited>
      {mayFill && farm.isToRecord(job) && <EndByTerminal job={job} />}
    </>
  );
}

const RecordTrack = onDemand(
  async () => (await import('../../records/track/recordTracks.ts')).RecordTrack,
);

interface WithRecordProps {
  readonly job: KeptJob;
  readonly recordId: string;
  /** Null: the record is not on this device, or is of another job. */
  readonly record: SprayRecord | null;
  readonly isHere: boolean;
  readonly now: number;
  readonly children: ReactNode;
}

function WithRecord({ job, recordId, record, isHere, now, children }: WithRecordProps) {
  const ofRecord = (
    <>
      {record === null && <p>{isHere ? farmJobWords.recordOfOther : farmJobWords.recordNotHere}</p>}
      {record?.revisions.map(({ at, reason }) => (
        <p key={at.getTime()}>
          {farmJobWords.corrected(momentText(at, new Date(now)), revisionReasonText(reason))}
        </p>
      ))}
      {record !== null && (
        <Awaited fallback={null} failed={() => null}>
          <RecordTrack recordId={recordId} name={record.location ?? farmJobWords.unnamed} />
        </Awaited>
      )}
      {record !== null && (
        <Link href={jobPaths.recordOf(recordId)} className={buttonClass('text')}>
          {farmJobWords.showRecord}
        </Link>
      )}
    </>
  );
  return (
    <SheetParts job={job.value} record={record} ofDone={ofRecord}>
      {children}
    </SheetParts>
  );
}
