import { isRecordOn, type Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { useJob } from '../../fill/job/jobStore.ts';
import { deletePaddock } from './changePaddock.ts';
import styles from '../../plan/SheetFields.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalOf, whole } from '../../sync/arrival/Collected.ts';

export interface DeletedPaddock {
  readonly name: string;
  readonly atMs: number;
  readonly bringBack: () => Promise<void>;
}

interface DeletePaddockProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly onDeleted: (deleted: DeletedPaddock) => void;
}

/** Deleting a paddock: asked about once, with what stays. */
export function DeletePaddock({ paddock, onDeleted }: DeletePaddockProps) {
  const [asks, setAsks] = useState(false);
  const { name } = paddock.value;
  if (asks) {
    return <Question paddock={paddock} onDeleted={onDeleted} onKeep={() => setAsks(false)} />;
  }
  return <Button onClick={() => setAsks(true)}>{planAidWords.deletePaddock(name)}</Button>;
}

interface QuestionProps extends DeletePaddockProps {
  readonly onKeep: () => void;
}

function Question({ paddock, onDeleted, onKeep }: QuestionProps) {
  const all = useReportedRecords();
  const ground = paddocks.useAll();
  const records = whole(all);
  const kept = whole(ground);
  const { job, rests } = useJob();
  const [hasFailed, setFailed] = useState(false);
  // The question names what stays, so it needs all records and paddocks.
  if (records === null || kept === null) return <ArrivalNote state={arrivalOf(all, ground)} />;
  const { id } = paddock;
  const { name, earlierNames } = paddock.value;
  const keptIds = new Set(kept.map((one) => one.id));
  const recordCount = records.filter(({ value }) =>
    isRecordOn(value, { id, name, earlierNames }, keptIds),
  ).length;
  // A job in work, or its rest, will have a record of this paddock.
  const isWorkedOn = job?.paddock?.id === id || rests.some(({ paddockId }) => paddockId === id);
  const remove = async () => {
    try {
      const bringBack = await deletePaddock(paddock, recordCount > 0 || isWorkedOn);
      onDeleted({ name, atMs: Date.now(), bringBack });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div role="status">
      <Notice
        kind="warning"
        word={mixPlanWords.warning}
        title={hasFailed ? planAidWords.notDeleted(name) : planAidWords.deleteAsk(name)}
        actions={
          <div className={styles.actions}>
            <Button
              onClick={() => {
                void remove();
              }}
            >
              {planAidWords.deleteIt}
            </Button>
            <Button onClick={onKeep}>{planAidWords.keepIt}</Button>
          </div>
        }
      >
        <p>
          {recordCount === 0 ? planAidWords.deleteAlone : planAidWords.deleteRecords(recordCount)}{' '}
          {planAidWords.deleteMixes}
        </p>
      </Notice>
    </div>
  );
}
