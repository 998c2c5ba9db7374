import type { SprayRecord } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { resultOfRecord } from './resultOfRecord.ts';

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
