import type { SprayRecord } from '@mix/documents';
import type { ReactNode } from 'react';
import { useWideScreen } from '../../../ui/layout/useWideScreen.ts';
import { Section } from '../../../ui/panels/Section.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../../i18n/figures/numberText.ts';
import { memberActivityText, fullLoads } from '../memberActivityText.ts';
import { DoneFigure } from './DoneFigure.tsx';
import { ToldAndDone } from './ToldAndDone.tsx';
import { toldRows, type ToldRow } from './toldRows.ts';
import type { KeptJob } from '../useFarmJobs.ts';
import { recordFacts } from './recordFacts.ts';
import styles from './sheet.module.css';
import { DoneIcon } from '../../../ui/icons/DoneIcon.tsx';
import { WarningIcon } from '../../../ui/icons/WarningIcon.tsx';

interface SheetPartsProps {
  readonly job: KeptJob['value'];
  /** Null: nothing is done yet, or it has not come to this device. */
  readonly record: SprayRecord | null;
  /** What else is shown with what was done. */
  readonly ofDone: ReactNode;
  /**
   * The people of the job and its next action: on a wide screen in the column that it will fill.
   */
  readonly children: ReactNode;
}

/**
 * What was asked for, what was done and who checked it: side by side on a wide screen, else one
 * below the other.
 */
export function SheetParts({ job, record, ofDone, children }: SheetPartsProps) {
  const isDesk = useWideScreen('lg');
  const { told, checkedAt } = job;
  if (!isDesk) {
    return (
      <>
        {told.note !== null && <p className="strong break-words">{farmJobWords.said(told.note)}</p>}
        <ToldAndDone told={told} record={record} />
        <SoFar job={job} />
        {ofDone}
        {children}
      </>
    );
  }
  const rows = toldRows(told, record);
  return (
    <div className={styles.parts}>
      <Section name={farmJobWords.told}>
        <dl>
          {rows.map(({ id, what, told: asTold }) =>
            asTold === null ? null : <Row key={id} what={what} figure={asTold} />,
          )}
        </dl>
        {told.note !== null && <p className="strong break-words">{farmJobWords.said(told.note)}</p>}
      </Section>
      <Section name={farmJobWords.doneWord}>
        {record !== null && <Done rows={rows} record={record} />}
        {record?.notes != null && (
          <p className="strong break-words">{farmJobWords.said(record.notes)}</p>
        )}
        <SoFar job={job} />
        {ofDone}
        {job.done === null && children}
      </Section>
      <Section
        name={farmJobWords.states.checked}
        {...(checkedAt === null && { note: farmJobWords.notYet })}
      >
        {record !== null && <JobChecks rows={rows} />}
        {job.done !== null && children}
      </Section>
    </div>
  );
}

/**
 * Progress of a job without a record. "Nothing sprayed" is said only before the first load is full.
 */
function SoFar({ job: { told, load, done } }: Pick<SheetPartsProps, 'job'>) {
  if (done !== null) return null;
  const full = load === null ? 0 : fullLoads(load);
  const text =
    load === null || full === 0
      ? farmJobWords.notSprayed
      : `${farmJobWords.loadsFull(full, numberText(load.count))} ${memberActivityText(told, load)}`;
  return <p className="quiet">{text}</p>;
}

interface DoneProps {
  readonly rows: readonly ToldRow[];
  readonly record: SprayRecord;
}

const Done = ({ rows, record }: DoneProps) => (
  <dl>
    {rows.map((row) => (
      <Row key={row.id} what={row.what} figure={<DoneFigure row={row} />} />
    ))}
    {recordFacts(record).map(({ what, text }) => (
      <Row key={what} what={what} figure={text} />
    ))}
  </dl>
);

interface RowProps {
  readonly what: string;
  readonly figure: ReactNode;
}

const Row = ({ what, figure }: RowProps) => (
  <div className="spread-baseline padding-block-1 border-bottom break-words">
    <dt>{what}</dt>
    <dd className="strong text-end push-end">{figure}</dd>
  </div>
);

/**
 * What whoever checks a job must look at: each figure of the instruction against the record. A
 * figure that the record does not hold has no mark.
 */
const JobChecks = ({ rows }: { readonly rows: readonly ToldRow[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row.id} className={styles.check}>
        <span className={styles.mark}>{markOf(row)}</span>
        <span className={styles.what}>
          <span>{row.what}</span>
          <span className="quiet">{reasonOf(row)}</span>
        </span>
      </li>
    ))}
  </ul>
);

function markOf({ done, differs }: ToldRow) {
  if (done === null) return null;
  return differs ? <WarningIcon size={20} /> : <DoneIcon size={20} />;
}

function reasonOf({ told, done, differs }: ToldRow): string {
  if (done === null) return farmJobWords.notKnown;
  if (told === null) return farmJobWords.notAsked(done);
  return differs ? farmJobWords.inPlaceOf(done, told) : farmJobWords.asAsked;
}
