import { type Catalogue, type LoadProduct, type MixPlan } from '@mix/engine';
import { loadColumns, type LoadColumn } from '@mix/engine/loadColumns';
import { loadExtent } from '@mix/messages/loadExtent';
import { Fragment, useId, type ReactNode } from 'react';
import { AmountReading, Figure, Reading } from '../../ui/figures/Reading.tsx';
import { TableView, type TableColumn } from '../../ui/figures/TableView.tsx';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownAmount } from '../../i18n/figures/shownFigure.ts';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { totalReason } from '../../i18n/figures/totalReason.ts';
import { weighedText } from '../../i18n/figures/weighedText.ts';
import { totalWords } from '../../i18n/made/en/mix/totalWords.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { containerText } from '../../i18n/label/containerText.ts';
import styles from './LoadAmounts.module.css';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';

interface LoadAmountsProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
}

/**
 * What a short name leaves out of the whole one: "granular 46-0-0" of "Urea, granular 46-0-0", with
 * hyphens that keep an analysis on one line.
 */
function detailOf(productId: string, short: string, catalogue: Catalogue): string | null {
  const whole = catalogue.products.find(({ id }) => id === productId)?.name ?? short;
  const detail = whole.slice(short.length).replace(/^[,\s]+/, '');
  return detail === '' ? null : unbrokenAnalysis(detail);
}

const someLoads = (from: number, to: number): string =>
  resultWords.someLoads(loadExtent(from, to), from, to);

function heading({ from, to }: LoadColumn, columnCount: number): string {
  if (columnCount === 1 && to > from) return resultWords.eachLoad;
  return from === to ? resultWords.oneLoad(from) : someLoads(from, to);
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
      {measured !== null && measureText(measured) !== measureText(amount) && (
        <span className={styles.under}>{resultWords.toWeigh(measureText(amount))}</span>
      )}
      {containers !== null && <span className={styles.under}>{containers}</span>}
    </>
  );
}

/** The ground each load covers; loads that are filled alike may still differ in it. */
function Areas({ column: { entries } }: { readonly column: LoadColumn }) {
  const areas = new Map(entries.map((entry) => [entry.areaHa, entry] as const));
  return [...areas].map(([areaHa, { number, count }]) => (
    <Fragment key={number}>
      <Reading value={areaHa} unit="ha" />
      {areas.size > 1 && (
        <span className={styles.under}>
          {count === 1 ? resultWords.oneLoad(number) : someLoads(number, number + count - 1)}
        </span>
      )}
    </Fragment>
  ));
}

/** Digits, and their point or comma, that two columns of a phone have room for beside a name. */
const SHORT = 4;

/**
 * Whether no figure of a load is longer than `SHORT`: a figure found only by scrolling sideways is
 * no help.
 */
const areAllShort = ({ loads }: MixPlan): boolean =>
  loads
    .flatMap(({ carrierL, products }) => [
      shownTankVolume(carrierL),
      ...products.map(({ measured, amount }) => shownAmount(measured ?? amount)),
    ])
    .every(({ text }) => text.length <= SHORT);

/** The table the operator fills by: a row for the water and each product, a column for each kind of load. */
export function LoadAmounts({ plan, catalogue, nameOf }: LoadAmountsProps) {
  const nameId = useId();
  const columns = loadColumns(plan.loads);
  const keyOf = ({ from }: LoadColumn): string => `load${from}`;
  // A phone has room for two columns of figures: with several kinds of load the total stands below
  // the name instead of in a column of its own.
  const isOneKind = columns.length === 1;
  const size = isOneKind || (columns.length === 2 && areAllShort(plan)) ? 'amount' : 'data';
  const row = (
    id: string,
    what: string,
    inLoad: (column: LoadColumn) => ReactNode,
    job: string | null,
    detail: string | null = null,
    reason: string | null = null,
  ) => ({
    id,
    cells: Object.fromEntries<ReactNode>([
      [
        'what',
        <>
          {what}
          {detail !== null && <span className={styles.under}> {detail}</span>}
          {!isOneKind && job !== null && (
            <span className={styles.under}>
              {' '}
              {reason === null ? resultWords.inAll(job) : totalWords.because(job, reason)}
            </span>
          )}
        </>,
      ],
      ...columns.map((column) => [keyOf(column), inLoad(column)] as const),
      [
        'job',
        <>
          {job}
          {isOneKind && reason !== null && <span className={styles.under}> {reason}</span>}
        </>,
      ],
    ]),
  });
  const tableColumns: TableColumn<string>[] = [
    // The name of the section heads the names: a row of its own would push the first amount off a phone.
    { key: 'what', heading: resultWords.amounts, namesSection: nameId },
    ...columns.map((column): TableColumn<string> => ({
      key: keyOf(column),
      heading: heading(column, columns.length),
      align: 'end',
    })),
    ...(isOneKind ? [{ key: 'job', heading: resultWords.job, align: 'end' } as const] : []),
  ];
  const heels = columns.some(({ load }) => load.heelL > 0);
  return (
    <section className={styles.amounts} aria-labelledby={nameId}>
      <div className={isOneKind ? undefined : styles.several}>
        <TableView
          caption={resultWords.amountsTable}
          captionHidden
          columns={tableColumns}
          rows={[
            row(
              'water',
              resultWords.water,
              ({ load }) => <Figure {...shownTankVolume(load.carrierL)} size={size} />,
              tankVolumeText(plan.carrierTotalL),
              doubtText(Math.max(...plan.loads.map(({ carrierDoubtL }) => carrierDoubtL))),
            ),
            ...plan.productTotals.map((total, line) => {
              const { productId, measured } = total;
              const weighed = weighedText(total, plan);
              const reason = totalReason(total, plan.sprayAreaHa);
              return row(
                productId,
                nameOf(productId),
                ({ load }) => <Amount product={load.products[line]} size={size} />,
                measureText(measured),
                detailOf(productId, nameOf(productId), catalogue),
                [reason, weighed].filter((text) => text !== null).join(', ') || null,
              );
            }),
            ...(heels
              ? [
                  row(
                    'heel',
                    resultWords.heel,
                    ({ load }) => <Figure {...shownTankVolume(load.heelL)} />,
                    null,
                  ),
                ]
              : []),
            row(
              'line',
              resultWords.line,
              ({ load }) => <Figure {...shownTankVolume(load.loadL)} />,
              tankVolumeText(plan.jobVolumeL),
            ),
            row(
              'area',
              resultWords.area,
              (column) => <Areas column={column} />,
              quantityText(plan.sprayAreaHa, 'ha'),
            ),
          ]}
        />
      </div>
    </section>
  );
}
