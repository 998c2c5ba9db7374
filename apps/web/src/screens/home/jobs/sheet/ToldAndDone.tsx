import type { JobTold, SprayRecord } from '@mix/documents';
import { TableView } from '../../../../components/figures/TableView.tsx';
import { Notice } from '../../../../components/notices/Notice.tsx';
import { farmJobWords } from '../../../../words/en/farm/farmJobWords.ts';
import { measureText } from '../../../../words/figures/measureText.ts';
import { DoneFigure } from './DoneFigure.tsx';
import styles from '../jobs.module.css';
import { recordFacts } from './recordFacts.ts';
import { toldRows, type ToldRow } from './toldRows.ts';

interface ToldAndDoneProps {
  readonly told: JobTold;
  /** Null: nothing is done yet, or it has not come to this device. */
  readonly record: SprayRecord | null;
}

/** What was told and what was done, side by side; what differs as it is read is marked. */
export function ToldAndDone({ told, record }: ToldAndDoneProps) {
  const rows = toldRows(told, record);
  const facts = record === null ? [] : recordFacts(record);
  return (
    <>
      {record !== null && <Differences told={told} record={record} rows={rows} />}
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
          ...facts.map(({ what, text }) => ({ id: what, cells: { what, told: '–', done: text } })),
        ]}
      />
      {record?.notes != null && <p className={styles.said}>{farmJobWords.said(record.notes)}</p>}
    </>
  );
}

interface DifferencesProps {
  readonly told: JobTold;
  readonly record: SprayRecord;
  readonly rows: readonly ToldRow[];
}

/** What was done otherwise than asked for, in words: ground, loads, water and products. */
function Differences({ told, record, rows }: DifferencesProps) {
  const lines = rows.flatMap(({ id, what, told: asTold, done }) => {
    if (done === null || done === asTold) return [];
    if (asTold === null) return [farmJobWords.figureOf(what, farmJobWords.notAsked(done))];
    const sprayed = told.plan.productTotals.find(({ productId }) => productId === id)?.sprayed;
    const actual = record.products.find(({ productId }) => productId === id)?.actual;
    if (sprayed === undefined || sprayed.unit !== actual?.unit) {
      return [farmJobWords.figureOf(what, farmJobWords.inPlaceOf(done, asTold))];
    }
    const difference = actual.value - sprayed.value;
    const amount = measureText({ unit: sprayed.unit, value: Math.abs(difference) });
    return [difference < 0 ? farmJobWords.less(what, amount) : farmJobWords.more(what, amount)];
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
