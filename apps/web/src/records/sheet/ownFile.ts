import {
  figuresBeyond,
  isCalled,
  momentOf,
  plainFigure,
  recordOfCells,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import { kilograms, litres, type Product } from '@mix/engine';
import {
  productOf,
  readingOf,
  textOf,
  type Reading,
  type RowProblem,
} from '../../plan/spreadsheet/readRow.ts';
import type { Cell, Table } from '../../plan/spreadsheet/Table.ts';
import { CLOCK_DOUBT_MS } from '../written/latestOfDay.ts';
import { NOTHING_PLANNED } from '../written/writtenRecord.ts';
import type { SheetContext, SheetSpray } from './sheetSprays.ts';

/** Headings that only a file of records from this app has together. */
const OWN = ['Record', 'Ended', 'Area done (ha)', 'Product', 'Product used (kg)'];

/** Whether a sheet is a file of records that this app wrote. */
export const isOwnFile = ({ headings }: Table): boolean =>
  OWN.every((heading) => headings.includes(heading));

/** Characters of a mix's name that an account takes. */
const LONGEST_NAME = 300;

/** Ids that a document may have. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

type Row = Table['rows'][number];

interface ProductRow {
  readonly product: Product;
  readonly used: RecordProduct;
}

const measureOf = (unit: 'kg' | 'L', value: number): RecordProduct['actual'] =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

/** The amount under one of two headings; null: neither says one. */
function amountUnder(reading: Reading, heading: string): RecordProduct['actual'] | null {
  for (const unit of ['kg', 'L'] as const) {
    const at = reading.headings.indexOf(`${heading} (${unit})`);
    const cell = reading.cells[at] ?? null;
    if (cell === null) continue;
    const value = plainFigure(cell);
    if (value !== null && value >= 0) return measureOf(unit, value);
    reading.problems.push({
      code: 'figure',
      heading: reading.headings[at] ?? '',
      text: textOf(cell),
      why: 'notANumber',
    });
  }
  return null;
}

function productRow(reading: Reading): ProductRow | null {
  const cellOf = (heading: string): Cell =>
    reading.cells[reading.headings.indexOf(heading)] ?? null;
  const name = textOf(cellOf('Product'));
  if (name === '') return null;
  const called = productOf(reading, name);
  const actual = amountUnder(reading, 'Product used');
  if (called === null) return null;
  if (actual === null) {
    reading.problems.push({ code: 'noAmount', product: name });
    return null;
  }
  const textOrNull = (heading: string) => textOf(cellOf(heading)) || null;
  return {
    product: called.product,
    used: {
      productId: called.product.id,
      name,
      planned: amountUnder(reading, 'Product planned'),
      actual,
      registrationNumber: textOrNull('Registration number'),
      batch: textOrNull('Batch'),
    },
  };
}

/** The rows of one record: its own fields repeat on each, its products stand one on a row. */
function recordOfRows(
  id: string,
  rows: readonly Row[],
  table: Table,
  context: SheetContext,
): SheetSpray {
  const { headings } = table;
  const readings = rows.map(({ cells }) => readingOf(cells, headings, context));
  const products = readings.flatMap((reading) => productRow(reading) ?? []);
  const [first] = rows;
  const { fields, faults } = recordOfCells(
    (heading) => first?.cells[headings.indexOf(heading)] ?? null,
  );
  const problems = [
    ...readings.flatMap((reading) => reading.problems),
    ...faults.map(({ heading, text }) =>
      ['Started', 'Ended', 'Weather observed'].includes(heading)
        ? ({ code: 'day', heading, text } as const)
        : ({ code: 'figure', heading, text, why: 'notANumber' } as const),
    ),
    ...(fields.endedAt === undefined && faults.every(({ heading }) => heading !== 'Ended')
      ? [{ code: 'noDay' } as const]
      : []),
    ...(products.length === 0 && readings.every((reading) => reading.problems.length === 0)
      ? [{ code: 'noProduct' } as const]
      : []),
  ];
  const readAs = readings.flatMap((reading) => reading.readAs);
  const { endedAt } = fields;
  const record =
    problems.length > 0 || endedAt === undefined
      ? null
      : wholeRecord({ ...fields, endedAt }, products, context);
  const beyond = record === null ? [] : faultsOfRecord(record, context.nowMs);
  return {
    rows: rows.map(({ number }) => number),
    id,
    record: beyond.length > 0 ? null : record,
    problems: [...problems, ...beyond],
    readAs,
  };
}

/** What no record can say, whatever file it comes from. */
function faultsOfRecord(record: SprayRecord, nowMs: number): readonly RowProblem[] {
  const ids = record.products.map(({ productId }) => productId);
  const twice = record.products.find(({ productId }, place) => ids.indexOf(productId) !== place);
  return [
    ...(momentOf(record.endedAt) > nowMs + CLOCK_DOUBT_MS
      ? [{ code: 'day', heading: 'Ended', text: record.endedAt } as const]
      : []),
    ...figuresBeyond(record).map(
      ({ name, value }) => ({ code: 'beyond', heading: name, text: String(value) }) as const,
    ),
    ...(twice === undefined ? [] : [{ code: 'productTwice', product: twice.name } as const]),
  ];
}

function wholeRecord(
  fields: Partial<SprayRecord> & Pick<SprayRecord, 'endedAt'>,
  products: readonly ProductRow[],
  { paddocks, catalogueVersion, country }: SheetContext,
): SprayRecord {
  const { location = null } = fields;
  const paddock =
    location === null
      ? undefined
      : paddocks.find(({ value }) => !value.retired && isCalled(value, location));
  return {
    ...NOTHING_PLANNED,
    location,
    landUse: null,
    ...fields,
    name: fields.name?.slice(0, LONGEST_NAME) ?? null,
    weather: { ...NOTHING_PLANNED.weather, ...fields.weather },
    paddockId: paddock?.id ?? null,
    products: products.map(({ used }) => used),
    draft: country === null ? {} : { country },
    catalogueVersion,
    productFacts: products.map(({ product }) => product),
  };
}

/** The records of a file that this app wrote, each under its own id. Reading it writes nothing. */
export function ownSprays(table: Table, context: SheetContext): readonly SheetSpray[] {
  const at = table.headings.indexOf('Record');
  // In such a file only what it calls its columns counts: none is guessed, and none is a plan's.
  const uses = table.headings.map(() => ({ is: 'nothing' }) as const);
  const byRecord = Map.groupBy(table.rows, ({ cells }) => textOf(cells[at]));
  return [...byRecord].map(([id, rows]) => {
    const spray = recordOfRows(id, rows, table, { ...context, uses });
    return ID.test(id)
      ? spray
      : {
          ...spray,
          record: null,
          problems: [
            ...spray.problems,
            { code: 'figure', heading: 'Record', text: id, why: 'notANumber' } as const,
          ],
        };
  });
}
