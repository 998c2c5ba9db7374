import type { SprayRecord } from '@mix/documents';
import type { ReactNode } from 'react';
import { useWideScreen } from '../../../../components/layout/useWideScreen.ts';
import { Section } from '../../../../components/panels/Section.tsx';
import { farmJobWords } from '../../../../words/en/farm/farmJobWords.ts';
import { DoneFigure } from './DoneFigure.tsx';
import { ToldAndDone } from './ToldAndDone.tsx';
import { toldRows, type ToldRow } from './toldRows.ts';
import type { KeptJob } from '../useFarmJobs.ts';
import { JobChecks } from './JobChecks.tsx';
import styles from './sheet.module.css';

interface SheetPartsProps {
  readonly job: KeptJob['value'];
  /** Null: nothing is done yet, or it has not come to this device. */
  readonly record: SprayRecord | null;
  /** Stands with what was done. */
  readonly ofDone: ReactNode;
  /** Who did it, and what comes next. */
  readonly children: ReactNode;
}

/** What was told, what was done and who checked it: below each other on a phone, side by side on a desk. */
export function SheetParts({ job, record, ofDone, children }: SheetPartsProps) {
  const isDesk = useWideScreen('lg');
  const { told, checkedAt } = job;
  if (!isDesk) {
    return (
      <>
        {told.note !== null && <p className={styles.said}>{farmJobWords.said(told.note)}</p>}
        <ToldAndDone told={told} record={record} />
        {ofDone}
        {children}
      </>
    );
  }
  const rows = toldRows(told, record);
  return (
    <div className={styles.parts}>
      <Section name={farmJobWords.told}>
        <Rows rows={rows.filter((row) => row.told !== null)} of={(row) => row.told} />
        {told.note !== null && <p className={styles.said}>{farmJobWords.said(told.note)}</p>}
      </Section>
      <Section name={farmJobWords.doneWord}>
        {record !== null && <Rows rows={rows} of={(row) => <DoneFigure row={row} />} />}
        {record?.notes != null && <p className={styles.said}>{farmJobWords.said(record.notes)}</p>}
        {job.done === null && <p className={styles.quiet}>{farmJobWords.notSprayed}</p>}
        {ofDone}
      </Section>
      <Section
        name={farmJobWords.states.checked}
        {...(checkedAt === null && { note: farmJobWords.notYet })}
      >
        {record !== null && <JobChecks rows={rows} />}
        {children}
      </Section>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly ToldRow[];
  readonly of: (row: ToldRow) => ReactNode;
}

const Rows = ({ rows, of }: RowsProps) => (
  <dl>
    {rows.map((row) => (
      <div key={row.id} className={styles.row}>
        <dt>{row.what}</dt>
        <dd className={styles.figure}>{of(row)}</dd>
      </div>
    ))}
  </dl>
);
