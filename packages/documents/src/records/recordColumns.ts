import type { ProductMeasure } from '@mix/engine';
import type { FieldRow, FieldRows } from '../tables/FieldRow.ts';
import { productCostCents } from './productCost.ts';
import { nutrientKg } from './recordFacts.ts';
import { inWords, productRows, recordFields } from './recordFields.ts';
import type { RecordProduct, SprayRecord } from './SprayRecord.ts';

/** One product of one record; null where the record has none. */
export interface RecordLine {
  readonly row: {
    readonly id: string;
    /** The day the spraying ended on, by the local clock. */
    readonly day: string;
    /** The ground; its name is null where nobody named it. */
    readonly place: { readonly name: string | null };
    readonly record: SprayRecord;
  };
  readonly product: RecordProduct | null;
}

type Cell = string | number | null;

/** One column of the file, the same in every language. */
export interface RecordColumn {
  readonly heading: string;
  readonly kind: 'text' | 'number';
  readonly of: (line: RecordLine) => Cell;
  /** Whether the column holds money, which not everybody on a farm may see. */
  readonly isMoney?: true;
}

const numberOf = (
  heading: string,
  of: (record: SprayRecord, product: RecordProduct) => number | null,
): RecordColumn => ({
  heading,
  kind: 'number',
  of: ({ row, product }) => (product === null ? null : of(row.record, product)),
});

const amount = (
  heading: string,
  unit: ProductMeasure['unit'],
  of: (product: RecordProduct) => ProductMeasure | null,
  over: (record: SprayRecord) => number | null = () => 1,
): RecordColumn =>
  numberOf(heading, (record, product) => {
    const measure = of(product);
    const divisor = over(record);
    if (measure?.unit !== unit || divisor === null || divisor <= 0) return null;
    return measure.value / divisor;
  });

const UNITS = ['kg', 'L'] as const;

const centsAsMoney = (cents: number | null): number | null =>
  cents === null ? null : Math.round(cents) / 100;

/** Columns of the product, which can be added up; the columns of the record repeat on each line. */
const ofProducts: readonly RecordColumn[] = [
  ...columnsOf(productRows, ({ product }) => product),
  ...UNITS.map((unit) =>
    amount(
      `Product rate (${unit}/ha)`,
      unit,
      ({ actual }) => actual,
      ({ areaDoneHa }) => areaDoneHa,
    ),
  ),
  numberOf('Nitrogen of the product (kg)', ({ productFacts }, product) =>
    nutrientKg({ products: [product], productFacts }, 'N'),
  ),
  {
    ...numberOf('Cost of the product ($)', (record, product) =>
      centsAsMoney(productCostCents(record, product)),
    ),
    isMoney: true,
  },
];

/** The columns of a table of fields, each with the function that reads its cell. */
function columnsOf(
  rows: FieldRows,
  valuesOf: (line: RecordLine) => object | null,
): readonly RecordColumn[] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const valueOf = (line: RecordLine): unknown =>
      (valuesOf(line) as Readonly<Record<string, unknown>> | null)?.[name] ?? null;
    return columnsOfRow(name, row, valueOf);
  });
}

function columnsOfRow(
  name: string,
  row: FieldRow,
  valueOf: (line: RecordLine) => unknown,
): readonly RecordColumn[] {
  if (row.kind === 'part') return columnsOf(row.rows, (line) => valueOf(line) as object | null);
  if (name === 'products') return ofProducts;
  if (row.column === undefined) return [];
  const heading = row.column === '' ? inWords(name) : row.column;
  if (row.kind === 'measure') {
    return UNITS.map((unit) =>
      amount(`${heading} (${unit})`, unit, (product) => product[name as 'planned']),
    );
  }
  return [
    {
      heading: row.kind === 'figure' ? `${heading} (${String(row.unit)})` : heading,
      kind: row.kind === 'figure' ? 'number' : 'text',
      of:
        name === 'location' ? ({ row: { place } }) => place.name : (line) => valueOf(line) as Cell,
    },
  ];
}

/** Everything a record holds that a table can, in the units it is stored in. */
export const recordColumns: readonly RecordColumn[] = [
  { heading: 'Record', kind: 'text', of: ({ row }) => row.id },
  { heading: 'Day', kind: 'text', of: ({ row }) => row.day },
  ...columnsOf(recordFields, ({ row }) => row.record),
];

/** One line per product and application. */
export const recordLines = <Row extends RecordLine['row']>(
  row: Row,
): readonly { readonly row: Row; readonly product: RecordProduct | null }[] =>
  row.record.products.length === 0
    ? [{ row, product: null }]
    : row.record.products.map((product) => ({ row, product }));
