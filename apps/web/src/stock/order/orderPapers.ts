import { csvForm, csvText, type CsvColumn } from '../../device/files/csvText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';
import type { ReportPaper } from '../../ui/paper/Paper.ts';
import { paperEnds, type PaperContext } from '../../ui/paper/paperEnds.ts';
import { stockAmount } from '../stockAmount.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { orderedText } from './orderedText.ts';
import type { OrderLine } from './orderLines.ts';

/** Lines that are ordered, by supplier; those without one last. */
function bySupplier(lines: readonly OrderLine[]): readonly (readonly [string, OrderLine[]])[] {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const supplier = line.supplier.trim();
    groups.set(supplier, [...(groups.get(supplier) ?? []), line]);
  }
  return [...groups].toSorted(([a], [b]) =>
    a === '' ? 1 : b === '' ? -1 : a.localeCompare(b, reader.locale),
  );
}

const amountText = ({ amount, unit, packSize }: OrderLine): string =>
  orderedText({ amount: stockAmount(amount ?? 0, unit), packSize });

const supplierText = (supplier: string): string =>
  supplier === '' ? orderWords.noSupplier : supplier;

/** The list as a message, a supplier at a time. */
export const orderText = (lines: readonly OrderLine[], now: Date): string =>
  [
    orderWords.titleOn(dayText(dayOf(now))),
    ...bySupplier(lines).flatMap(([supplier, own]) => [
      '',
      `${supplierText(supplier)}:`,
      ...own.map((line) => `${amountText(line)} ${line.product.name}`),
    ]),
  ].join('\n');

const columns: readonly CsvColumn<OrderLine>[] = [
  { heading: 'Supplier', kind: 'text', of: ({ supplier }) => supplier.trim() },
  { heading: 'Product', kind: 'text', of: ({ product }) => product.name },
  {
    heading: 'Packs',
    kind: 'number',
    of: ({ amount, packSize }) => (amount === null || packSize === null ? null : amount / packSize),
  },
  { heading: 'In each', kind: 'number', of: ({ packSize }) => packSize },
  { heading: 'Amount', kind: 'number', of: ({ amount }) => amount },
  { heading: 'Unit', kind: 'text', of: ({ unit }) => unit },
  { heading: 'Needed', kind: 'number', of: ({ needed }) => needed },
  { heading: 'In the shed', kind: 'number', of: ({ there }) => there },
  { heading: 'On its way', kind: 'number', of: ({ ordered }) => ordered },
];

const fileName = (now: Date): string => `order-${dayOf(now)}`;

/** The list as a table for other programs. */
export const orderFile = (lines: readonly OrderLine[], now: Date): CsvFile => ({
  name: `${fileName(now)}.csv`,
  text: csvText(
    bySupplier(lines).flatMap(([, own]) => own),
    columns,
    csvForm(reader.signs.decimal),
  ),
});

/** The list on paper, a table for each supplier. */
export const orderPaper = (lines: readonly OrderLine[], context: PaperContext): ReportPaper => ({
  title: orderWords.title,
  lines: [dayText(dayOf(context.now))],
  parts: bySupplier(lines).map(([supplier, own]) => ({
    kind: 'table',
    name: supplierText(supplier),
    columns: [{ heading: orderWords.product }, { heading: orderWords.amount, align: 'end' }],
    rows: own.map((line) => [line.product.name, amountText(line)]),
  })),
  ...paperEnds(context),
  fileName: fileName(context.now),
});
