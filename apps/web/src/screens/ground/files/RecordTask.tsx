import type { Task, TaskData } from '@mix/ground';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { buttonClass } from '../../../components/buttonClass.ts';
import { useSaving } from '../../../components/fields/useSaving.ts';
import { deviceOffset } from '../../../device/clock/deviceOffset.ts';
import { whyNotKept } from '../../../documents/device/notKeptText.ts';
import { useOneRecord } from '../../../documents/device/useOneRecord.ts';
import { sprayRecords } from '../../../documents/sprayRecords.ts';
import { lastOperator } from '../../../job/record/lastOperator.ts';
import type { PlannedJob } from '../../../job/record/recordOfPlan.ts';
import { isOfMix, recordOfTask, type RecordOfTask } from '../../../job/terminal/recordOfTask.ts';
import type { DoneTask } from '../../../job/terminal/taskView.ts';
import { useMix } from '../../../mix/planning/useMix.ts';
import { jobPaths } from '../../../navigation/jobPaths.ts';
import { terminalWords as words } from '../../../words/en/farm/terminalWords.ts';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { outlinedText } from '../paddockArea.ts';
import { roundedHa } from '../../../mix/paddock/paddockGround.ts';
import styles from '../ground.module.css';

interface RecordTaskProps {
  readonly task: Task;
  readonly data: TaskData;
}

/** What a terminal did, made the record of the mix it was done with. */
export function RecordTask({ task, data }: RecordTaskProps) {
  const { plan, facts, draft, paddock } = useMix();
  const [nowMs] = useState(() => Date.now());
  const job: PlannedJob | null =
    plan === null || facts === null ? null : { plan, catalogue: facts, draft, paddock };
  if (job === null || !isOfMix(task, data, job)) {
    return <p className={styles.quiet}>{words.openItsMix}</p>;
  }
  const made = recordOfTask({
    task,
    data,
    job,
    nowMs,
    waterName: shareWords.sheet.waterRow,
    noteOf,
    offsetAt: deviceOffset,
  });
  if (made === null) return <p className={styles.quiet}>{words.saysTooLittle}</p>;
  return <MakeRecord {...made} mix={draft.name ?? shareWords.unnamed} />;
}

/** As the machine counted it, whatever is corrected later. */
const noteOf = ({ areaM2, volumeL }: DoneTask): string =>
  words.byTerminal(
    [
      areaM2 === null ? null : outlinedText(roundedHa(areaM2)),
      volumeL === null ? null : quantityText(volumeL, 'L'),
    ]
      .filter((text) => text !== null)
      .join(', '),
  );

function MakeRecord({ id, record, mix }: RecordOfTask & { readonly mix: string }) {
  const [, navigate] = useLocation();
  const kept = useOneRecord(id);
  const { refusal, run } = useSaving();
  if (kept === undefined) return null;
  if (kept !== null) {
    return (
      <Link href={jobPaths.recordOf(id)} className={buttonClass()}>
        {words.openRecord}
      </Link>
    );
  }
  const save = async () => {
    const operator = record.operator ?? lastOperator();
    const failure = await whyNotKept(sprayRecords.save(id, { ...record, operator }));
    if (failure === null) navigate(jobPaths.recordOf(id));
    return failure;
  };
  return (
    <>
      <Button
        onClick={() => {
          run({ save });
        }}
      >
        {words.makeRecord(mix)}
      </Button>
      <p className={styles.quiet}>{words.recordWhy}</p>
      <p role="status">{refusal}</p>
    </>
  );
}
