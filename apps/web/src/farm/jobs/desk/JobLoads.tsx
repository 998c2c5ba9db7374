import type { JobLoadProgress, JobTold, SprayRecord } from '@mix/documents';
import type { ProductMeasure } from '@mix/engine';
import { TableView } from '../../../ui/figures/TableView.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { measureText } from '../../../i18n/figures/measureText.ts';
import { numberText } from '../../../i18n/figures/numberText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../../i18n/figures/tankVolumeText.ts';
import { productNames } from '../../../i18n/products/productNames.ts';
import { loadRows, recordRows, type LoadRow } from './loadRows.ts';

interface JobLoadsProps {
  readonly told: JobTold;
  /** Null: nobody fills the job, and each load is as it was asked for. */
  readonly load: JobLoadProgress | null;
  /** The record once the job is done; null before. */
  readonly record: SprayRecord | null;
}

/** Each load of a job: what goes in, up to which line, for how much ground, and how far it is. */
export function JobLoads({ told, load, record }: JobLoadsProps) {
  const { plan, products } = told;
  const rows = record === null ? loadRows(plan, load) : recordRows(record.loads);
  const isTold = rows.every(({ amounts }) => amounts !== null);
  const totals = isTold ? plan.productTotals : [];
  /** Amount of a product in the whole job; null: not known. */
  const wholeOf = ({ productId, measured }: (typeof totals)[number]): ProductMeasure | null => {
    // The rows may not add up to the record: it may have no loads, or more than are shown.
    if (record !== null) {
      return record.products.find((one) => one.productId === productId)?.actual ?? null;
    }
    return rows.length === plan.loadCount ? sumOf(rows, productId, measured) : measured;
  };
  const areaHa = record === null ? plan.sprayAreaHa : record.areaDoneHa;
  const nameOf = productNames(
    { products },
    products.map(({ id }) => id),
  );
  return (
    <>
      <TableView
        caption={farmJobWords.loadsRow}
        captionHidden
        columns={[
          { key: 'load', heading: farmJobWords.load },
          ...totals.map(({ productId }) => ({
            key: keyOf(productId),
            heading: nameOf(productId),
            align: 'end' as const,
          })),
          { key: 'line', heading: farmJobWords.line, align: 'end' },
          ...(isTold ? [{ key: 'area', heading: farmJobWords.area, align: 'end' as const }] : []),
          ...(load === null || record !== null
            ? []
            : [{ key: 'is', heading: '', align: 'end' as const }]),
        ]}
        rows={rows.map((row) => ({ id: String(row.number), cells: cellsOf(row) }))}
        {...(isTold && {
          footer: {
            load: farmJobWords.wholeJob,
            ...Object.fromEntries(
              totals.map((total) => {
                const whole = wholeOf(total);
                const text = whole === null ? farmJobWords.notKnown : measureText(whole);
                return [keyOf(total.productId), text];
              }),
            ),
            area: areaHa === null ? farmJobWords.notKnown : quantityText(areaHa, 'ha'),
          },
        })}
      />
      {!isTold && <p className="quiet">{farmJobWords.plannedAnew}</p>}
    </>
  );
}

/** The prefix keeps a product's column apart from the other columns, whose keys it could share. */
const keyOf = (productId: string): string => `product ${productId}`;

/** Sum of what went in and is still to go in; the planned sum ignores loads filled otherwise. */
const sumOf = (
  rows: readonly LoadRow[],
  productId: string,
  planned: ProductMeasure,
): ProductMeasure =>
  ({
    ...planned,
    value: rows.reduce((sum, { amounts }) => sum + (amounts?.get(productId)?.value ?? 0), 0),
  }) as ProductMeasure;

const stateText = (is: LoadRow['is']): string => {
  if (is === 'now') return farmJobWords.states.filling;
  return is === 'full' ? farmJobWords.full : farmJobWords.next;
};

const cellsOf = ({ number, amounts, loadL, areaHa, is }: LoadRow) => ({
  load: numberText(number),
  ...Object.fromEntries(
    [...(amounts ?? [])].map(([productId, amount]) => [keyOf(productId), measureText(amount)]),
  ),
  line: tankVolumeText(loadL),
  area: areaHa === null ? '' : quantityText(areaHa, 'ha'),
  is:
    is === 'now' ? (
      <strong>{stateText(is)}</strong>
    ) : (
      <span className="quiet">{stateText(is)}</span>
    ),
});
