import type { SprayRecord } from '@mix/documents';
import { useState } from 'react';
import type { JobResult } from '@mix/sharing';
import { Button } from '../../ui/Button.tsx';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { resultOfRecord } from './resultOfRecord.ts';
import { classNames } from '../../ui/classNames.ts';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { ResultHandOver } from './ResultHandOver.tsx';
import styles from '../share.module.css';

export interface AnswerActionProps {
  readonly record: SprayRecord;
  /** The job from a link that the record is of. */
  readonly jobId: string;
}

/** Sends what a record says was done back to whoever sent the job. */
export function AnswerAction({ record, jobId }: AnswerActionProps) {
  const [open, setOpen] = useState(false);
  const result = resultOfRecord(record, jobId);
  if (result === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{shareWords.sendBack}</Button>
      {open && <AnswerSheet result={result} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AnswerSheetProps {
  readonly result: JobResult;
  readonly onClose: () => void;
}

/** A recorded job on its way back to whoever sent it: link, text, code. */
function AnswerSheet({ result, onClose }: AnswerSheetProps) {
  return (
    <Sheet title={shareWords.sendBack} closeWord={shareWords.close} onClose={onClose}>
      <p className="padding-block-1 quiet">{shareWords.answerOfRecord}</p>
      <div className={classNames('stack-1 padding-top-2', styles.actions)}>
        <ResultHandOver result={result} isMain />
      </div>
    </Sheet>
  );
}
