import type { JobTold, SprayRecord } from '@mix/documents';
import { TableView } from '../../../ui/figures/TableView.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { measureText } from '../../../i18n/figures/measureText.ts';
import { DoneFigure } from './DoneFigure.tsx';
import styles from '../jobs.module.css';
import { recordFacts } from './recordFacts.ts';
import { toldRows, type ToldRow } from './toldRows.ts';

interface ToldAndDoneProps {
  readonly told: JobTold;
  /** Null: nothing is done yet, or it has not come to this device. */
  readonly record: SprayRecord | null;
}

/** What was told and what was done, side by side; what differs is marked. */
export function ToldAndDone({ told, record }: ToldAndDoneProps) {
  const rows = toldRows(told, record);
  const facts = record === null ? [] : recordFacts(record);
  return (
    <>
      {record !== null && <Differences rows={rows} />}
      <TableView
        caption={farmJobWords.what}
        captionHidden
        columns={[
          { key: 'what', heading: farmJobWords.what },
          { key: 'told', heading: farmJobWords.told, align: 'end' },
          { key: 'done', heading: farmJobWords.doneWord, align: 'end' },
        ]}
        rows={[
          ...rows.map((row) => ({
            id: row.id,
            cells: {
              what: row.what,
              told: row.told ?? '–',
              done: record === null ? '–' : <DoneFigure row={row} />,
            },
          })),
          ...facts.map(({ what, text }) => ({
            id: what,
            cells: { what, told: '–', done: <span className={styles.words}>{text}</span> },
          })),
        ]}
      />
      {record?.notes != null && (
        <p className="strong break-words">{farmJobWords.said(record.notes)}</p>
      )}
    </>
  );
}

/** What was done otherwise than asked for, in words: ground, loads, water and products. */
function Differences({ rows }: { readonly rows: readonly ToldRow[] }) {
  const lines = rows.flatMap(({ what, told, done, differs, more }) => {
    if (done === null || !differs) return [];
    if (told === null) return [farmJobWords.figureOf(what, farmJobWords.notAsked(done))];
    if (more === null) return [farmJobWords.figureOf(what, farmJobWords.inPlaceOf(done, told))];
    const amount = measureText({ unit: more.unit, value: Math.abs(more.value) });
    return [more.value < 0 ? farmJobWords.less(what, amount) : farmJobWords.more(what, amount)];
  });
  if (lines.length === 0) return null;
  return (
    <Notice kind="warning" word={farmJobWords.warning}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
