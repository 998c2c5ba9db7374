import type { JobTold, SprayRecord } from '@mix/documents';
import type { ReactNode } from 'react';
import { TableView } from '../../../components/figures/TableView.tsx';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { farmJobWords } from '../../../words/en/farm/farmJobWords.ts';
import { measureText } from '../../../words/figures/measureText.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { tankVolumeText } from '../../../words/figures/tankVolumeText.ts';
import { productNames } from '../../../words/products/productNames.ts';
import styles from './jobs.module.css';

interface ToldAndDoneProps {
  readonly told: JobTold;
  /** Null: nothing is done yet, or it has not come to this device. */
  readonly record: SprayRecord | null;
}

interface Row {
  readonly id: string;
  readonly what: string;
  readonly told: string;
  /** Null is not known. */
  readonly done: string | null;
}

/** What was told and what was done, side by side; what differs as it is read is marked. */
export function ToldAndDone({ told, record }: ToldAndDoneProps) {
  const rows = rowsOf(told, record);
  return (
    <>
      <TableView
        caption={farmJobWords.what}
        captionHidden
        columns={[
          { key: 'what', heading: farmJobWords.what },
          { key: 'told', heading: farmJobWords.told, align: 'end' },
          { key: 'done', heading: farmJobWords.doneWord, align: 'end' },
        ]}
        rows={rows.map(({ id, what, told: asTold, done }) => ({
          id,
          cells: { what, told: asTold, done: record === null ? '–' : doneCell(asTold, done) },
        }))}
      />
      {record !== null && <Differences told={told} record={record} />}
      {record?.notes != null && <p className={styles.said}>{farmJobWords.said(record.notes)}</p>}
    </>
  );
}

function doneCell(told: string, done: string | null): ReactNode {
  if (done === null) return farmJobWords.notKnown;
  if (done === told) return done;
  return (
    <strong className={styles.differs}>
      <WarningIcon size={20} /> {done}
    </strong>
  );
}

const batchesOf = ({ products }: SprayRecord): string =>
  products.flatMap(({ name, batch }) => (batch === null ? [] : [`${name} ${batch}`])).join(', ');

function rowsOf({ plan, products }: JobTold, record: SprayRecord | null): readonly Row[] {
  const names = productNames(
    { products },
    products.map(({ id }) => id),
  );
  const ofProducts = plan.productTotals.map(({ productId, sprayed }): Row => {
    const actual = record?.products.find((one) => one.productId === productId)?.actual;
    return {
      id: productId,
      what: names(productId),
      told: measureText(sprayed),
      done: actual === undefined ? null : measureText(actual),
    };
  });
  // Something that nobody told, and that is in the record, is a difference too.
  const untold = (record?.products ?? [])
    .filter((one) => !plan.productTotals.some(({ productId }) => productId === one.productId))
    .map(({ productId, name, actual }): Row => ({
      id: productId,
      what: name,
      told: '–',
      done: measureText(actual),
    }));
  const area = record?.areaDoneHa ?? null;
  const water = record?.carrierL ?? null;
  const batches = record === null ? '' : batchesOf(record);
  return [
    {
      id: 'area',
      what: farmJobWords.area,
      told: quantityText(plan.sprayAreaHa, 'ha'),
      done: area === null ? null : quantityText(area, 'ha'),
    },
    {
      id: 'loads',
      what: farmJobWords.loadsRow,
      told: numberText(plan.loadCount),
      done: record === null ? null : numberText(record.loads.length),
    },
    {
      id: 'water',
      what: farmJobWords.waterRow,
      told: tankVolumeText(plan.carrierTotalL),
      done: water === null ? null : tankVolumeText(water),
    },
    ...ofProducts,
    ...untold,
    ...(batches === ''
      ? []
      : [{ id: 'batch', what: farmJobWords.batch, told: batches, done: batches }]),
  ];
}

/** What of the products was more or less, in words. */
function Differences({ told, record }: { readonly told: JobTold; readonly record: SprayRecord }) {
  const lines = told.plan.productTotals.flatMap(({ productId, sprayed }) => {
    const done = record.products.find((one) => one.productId === productId);
    if (done === undefined || measureText(done.actual) === measureText(sprayed)) return [];
    if (done.actual.unit !== sprayed.unit) return [];
    const difference = done.actual.value - sprayed.value;
    const amount = measureText({ unit: sprayed.unit, value: Math.abs(difference) });
    return difference < 0
      ? [farmJobWords.less(done.name, amount)]
      : [farmJobWords.more(done.name, amount)];
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
