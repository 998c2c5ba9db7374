import { changedFields, isLocked, reviseRecord, type SprayRecord } from '@mix/documents';
import type { JobResult } from '@mix/sharing';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { SaveRecord } from '../SaveRecord.tsx';
import { recordOfPlan, type PlannedJob } from '../recordOfPlan.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { notAnswered, recordWithAnswer } from './recordWithAnswer.ts';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import styles from './record.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { whole } from '../../sync/arrival/Collected.ts';

export interface AnswerRecordProps {
  readonly answer: JobResult;
  /** Null: the job was not sent from this device, or cannot be planned any more. */
  readonly job: PlannedJob | null;
}

/**
 * Makes an answer the record of its job by one tap; an answer that is opened again finds that
 * record.
 */
export function AnswerRecord({ answer, job }: AnswerRecordProps) {
  const collected = sprayRecords.useAll();
  const records = whole(collected);
  // The job may have been recorded on another device: without all records nobody makes a second one.
  if (records === null) return <ArrivalNote state={collected.state} />;
  const silent = job === null ? [] : notAnswered(job, answer);
  if (silent.length > 0) return <p>{recordWords.answerSilent(silent.join(', '))}</p>;
  const kept = records.find(({ value }) => value.sharedJobId === answer.jobId);
  if (kept !== undefined) return <KeptRecord kept={kept} answer={answer} />;
  if (job === null) return <p>{recordWords.answerNoPlan}</p>;
  const planned = recordOfPlan(job, answer.endedAt.getTime(), deviceOffset);
  return (
    <SaveAnswer
      // Two devices that open one answer make one record.
      id={`answer-${answer.jobId}`}
      word={recordWords.answerMake}
      record={recordWithAnswer(planned, answer, deviceOffset)}
    />
  );
}

interface KeptRecordProps {
  readonly kept: KeptDocument<SprayRecord>;
  readonly answer: JobResult;
}

function KeptRecord({ kept, answer }: KeptRecordProps) {
  const { id, value } = kept;
  const after = recordWithAnswer(value, answer, deviceOffset);
  const isIn = Object.keys(changedFields(value, after)).length === 0;
  return (
    <div className={styles.stack}>
      <p role="status">{isIn ? recordWords.answerIsIn : recordWords.answerDiffers}</p>
      {!isIn && (
        <SaveAnswer
          id={id}
          word={recordWords.answerTake}
          record={after}
          kept={() => changeOf(kept, after)}
        />
      )}
      <Link href={jobPaths.recordOf(id)} className={buttonClass(isIn ? 'primary' : 'plain')}>
        {recordWords.answerOpen}
      </Link>
    </div>
  );
}

interface SaveAnswerProps {
  readonly id: string;
  readonly word: string;
  readonly record: SprayRecord;
  /** The record to save, made at the moment of saving; `record` where it is absent. */
  readonly kept?: () => SprayRecord;
}

function SaveAnswer({ id, word, record, kept = () => record }: SaveAnswerProps) {
  const { state, refusal, run } = useSaving();
  return (
    <>
      <div role="status">
        {refusal !== null && (
          <p>
            <WarningIcon size={20} /> {refusal}
          </p>
        )}
      </div>
      <SaveRecord
        record={record}
        word={state === 'saving' ? recordWords.saving : word}
        onSave={() => run({ save: () => whyNotKept(sprayRecords.save(id, kept())) })}
      />
    </>
  );
}

/**
 * The record with its change. Once the record is locked, the values before are kept with the
 * reason.
 */
function changeOf(
  { value: before, createdAt, updatedAt }: KeptDocument<SprayRecord>,
  after: SprayRecord,
): SprayRecord {
  const at = new Date();
  if (!isLocked(createdAt, at)) return after;
  return reviseRecord({ before, after, updatedAt, reason: recordWords.answerReason, at });
}
