import type { LoadProduct, MixPlan } from '@mix/engine';
import type { ReactNode } from 'react';
import { AmountReading, Reading } from '../../components/Reading.tsx';
import { Section } from '../../components/Section.tsx';
import { TableView, type TableColumn } from '../../components/TableView.tsx';
import { measureText } from '../../i18n/measureText.ts';
import { quantityText } from '../../i18n/quantityText.ts';
import { resultWords } from '../../i18n/resultWords.ts';
import { containerText } from './containerText.ts';
import styles from './LoadAmounts.module.css';
import { loadColumns, type LoadColumn } from './loadColumns.ts';
import type { NameOf } from './productNames.ts';

interface LoadAmountsProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

function heading({ from, to }: LoadColumn, columnCount: number): string {
  if (columnCount === 1 && to > from) return resultWords.eachLoad;
  return from === to ? resultWords.oneLoad(from) : resultWords.someLoads(from, to);
}

interface AmountProps {
  readonly product: LoadProduct | undefined;
  readonly size: 'amount' | 'data';
}

function Amount({ product, size }: AmountProps) {
  if (product === undefined) return null;
  const { amount, measured, containerCount } = product;
  const containers = containerText(containerCount, amount.unit);
  return (
    <>
      <AmountReading amount={measured ?? amount} size={size} />
      {measured !== null && measured.value !== amount.value && (
        <span className={styles.under}>{resultWords.toWeigh(measureText(amount))}</span>
      )}
      {containers !== null && <span className={styles.under}>{containers}</span>}
    </>
  );
}

/** The table the operator fills by: a row for the water and each product, a column for each kind of load. */
export function LoadAmounts({ plan, nameOf }: LoadAmountsProps) {
  const columns = loadColumns(plan.loads);
  const keyOf = ({ from }: LoadColumn): string => `load${from}`;
  // A phone has room for two columns of figures: with several kinds of load the total stands below
  // the name instead of in a column of its own.
  const isOneKind = columns.length === 1;
  const size = isOneKind ? 'amount' : 'data';
  const row = (
    id: string,
    what: string,
    inLoad: (column: LoadColumn) => ReactNode,
    job: string | null,
  ) => ({
    id,
    cells: Object.fromEntries<ReactNode>([
      [
        'what',
        isOneKind || job === null ? (
          what
        ) : (
          <>
            {what}
            <span className={styles.under}>{resultWords.inAll(job)}</span>
          </>
        ),
      ],
      ...columns.map((column) => [keyOf(column), inLoad(column)] as const),
      ['job', job],
    ]),
  });
  const tableColumns: TableColumn<string>[] = [
    { key: 'what', heading: resultWords.what },
    ...columns.map((column): TableColumn<string> => ({
      key: keyOf(column),
      heading: heading(column, columns.length),
      align: 'end',
    })),
    ...(isOneKind ? [{ key: 'job', heading: resultWords.job, align: 'end' } as const] : []),
  ];
  const heels = columns.some(({ load }) => load.heelL > 0);
  return (
    <Section name={resultWords.amounts}>
      <TableView
        caption={resultWords.amountsTable}
        captionHidden
        columns={tableColumns}
        rows={[
          row(
            'water',
            resultWords.water,
            ({ load }) => <Reading value={load.carrierL} unit="L" size={size} />,
            quantityText(plan.carrierTotalL, 'L'),
          ),
          ...plan.productTotals.map(({ productId, amount }, line) =>
            row(
              productId,
              nameOf(productId),
              ({ load }) => <Amount product={load.products[line]} size={size} />,
              measureText(amount),
            ),
          ),
          ...(heels
            ? [
                row(
                  'heel',
                  resultWords.heel,
                  ({ load }) => <Reading value={load.heelL} unit="L" />,
                  null,
                ),
              ]
            : []),
          row(
            'line',
            resultWords.line,
            ({ load }) => <Reading value={load.loadL} unit="L" />,
            quantityText(plan.jobVolumeL, 'L'),
          ),
          row(
            'area',
            resultWords.area,
            ({ load }) => <Reading value={load.areaHa} unit="ha" />,
            quantityText(plan.sprayAreaHa, 'ha'),
          ),
        ]}
      />
    </Section>
  );
}
