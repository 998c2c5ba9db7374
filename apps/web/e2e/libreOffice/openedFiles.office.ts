import { catalogue } from '@mix/catalogue';
import {
  guardText,
  seasonPlan,
  unguardText,
  type OwnProduct,
  type Round,
  type SprayRecord,
} from '@mix/documents';
import { kilograms, litres } from '@mix/engine';
import { expect, it } from 'vitest';
import { planImport } from '../../src/products/files/planImport.ts';
import { readFileRows } from '../../src/products/files/readFileRows.ts';
import { productsCsv } from '../../src/products/files/writeProducts.ts';
import { csvForm, csvText, type CsvColumn, type CsvValue } from '../../src/device/files/csvText.ts';
import { nitrogenColumns, nitrogenCsvRows } from '../../src/reports/csv/nitrogenColumns.ts';
import { recordColumns, recordCsvRows } from '../../src/reports/csv/recordColumns.ts';
import { nitrogenLedger } from '../../src/reports/nitrogen/nitrogenLedger.ts';
import {
  exampleRecord,
  exampleRows,
  paddock,
  urea,
} from '../../src/reports/testing/exampleRecord.ts';
import { readCsv } from '../../src/reports/testing/readCsv.ts';
import type { CsvFile } from '../../src/ui/paper/ExportActions.tsx';
import type { OrderLine } from '../../src/stock/order/orderLines.ts';
import { orderFile } from '../../src/stock/order/orderPapers.ts';
import { seasonFile } from '../../src/reports/papers/seasonFile.ts';
import { missing, openCsv, savedAgain, type OpenedCell } from './openCsv.ts';

/** Texts of records that programs take for something else. */
const TEXTS = [
  ...['0012', '1E5', '12345678901234567', '3/4', '13-14', '10:30', '1,5', '1.50', '5 %', 'MAR1'],
  ...[
    '+64 21 555 123',
    '=1+1',
    '-1',
    '@SUM(A1)',
    "'t Hooft",
    'Tōtara',
    'Peñón',
    'Forêt œ',
    '2080039',
  ],
  ...[
    'Gate\nopen, "top"; end',
    'TRUE or not',
    '½',
    '12.11.2026',
    '1 1/2',
    'a\tb',
    ' 12',
    '(5)',
    '€5',
  ],
];
const FIGURES = [0, -2.5, 0.1 + 0.2, 1234.5, 1e-7, 1_000_000, 12_345_678.9, null];

const AS_DAY = /^\d{4}-\d\d-\d\d$/;

/** Expects a value in its cell: a spreadsheet's day has no time, its numbers fifteen digits. */
function expectCell(cell: OpenedCell | undefined, value: CsvValue, what: string): void {
  if (value === null || value === '') expect(cell ?? null, what).toBeNull();
  else if (typeof value === 'number') {
    expect(typeof cell, what).toBe('number');
    expect(Math.abs(Number(cell) - value), what).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
  } else if (AS_DAY.test(value)) {
    expect(cell instanceof Date && cell.toISOString().slice(0, 10), what).toBe(value);
  } else {
    // A text of digits that was read as a number is written with the same digits.
    expect(String(cell), what).toBe(guardText(value));
    expect(unguardText(String(cell)), what).toBe(value);
  }
}

async function expectOpened<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  decimal: string,
): Promise<void> {
  const form = csvForm(decimal);
  const [headings, ...lines] = await openCsv(csvText(rows, columns, form), form);
  expect(headings).toEqual(columns.map(({ heading }) => heading));
  expect(lines).toHaveLength(rows.length);
  for (const [place, row] of rows.entries()) {
    for (const [at, { heading, of }] of columns.entries()) {
      expectCell(lines[place]?.[at], of(row), `line ${place + 2}, ${heading}`);
    }
  }
}

const DECIMALS = ['.', ','];

it.for(DECIMALS)('keeps texts and figures as they are, with "%s"', async (decimal, { skip }) => {
  if (missing !== null) skip(missing);
  const rows = TEXTS.map((text, at) => ({ text, figure: FIGURES[at % FIGURES.length] ?? null }));
  await expectOpened(
    rows,
    [
      { heading: 'Text', kind: 'text', of: ({ text }) => text },
      { heading: 'Figure (kg)', kind: 'number', of: ({ figure }) => figure },
      { heading: 'Nothing', kind: 'text', of: () => null },
      { heading: 'Day', kind: 'text', of: () => '2026-11-21' },
    ],
    decimal,
  );
});

const record: SprayRecord = exampleRecord(
  [urea(400, { centsPerUnit: 110 }), { id: 'Algue œ', litres: 20.25, analysis: null }],
  {
    ...{ location: '3/4', growthStage: '13-14', operatorCertificate: '0012', crop: 'Forêt' },
    ...{ notes: 'Gate\nopen; "top", =1', reason: '+64 21', carrierL: null, areaDoneHa: 19.75 },
  },
);
const paddocks = [paddock('p1', '=Hill', 20), paddock('p2', '0012', 3.1, null)];

it.for(DECIMALS)('opens the records of the app, with "%s"', async (decimal, { skip }) => {
  if (missing !== null) skip(missing);
  const batches = ['000123', '1E5'];
  const products = record.products.map((one, at) => ({ ...one, batch: batches[at] ?? null }));
  const rows = recordCsvRows(exampleRows([{ ...record, products }]));
  expect(rows).toHaveLength(2);
  await expectOpened(rows, recordColumns, decimal);
});

it.for(DECIMALS)('opens the nitrogen of a year, with "%s"', async (decimal, { skip }) => {
  if (missing !== null) skip(missing);
  const kept = exampleRows([{ ...record, paddockId: 'p1' }], paddocks);
  const rows = nitrogenCsvRows(nitrogenLedger(kept, paddocks, 2026));
  expect(rows.length).toBeGreaterThan(1);
  await expectOpened(rows, nitrogenColumns, decimal);
});

it.for(DECIMALS)(
  'takes its products back from who opened and saved them, with "%s"',
  async (decimal, { skip }) => {
    if (missing !== null) skip(missing);
    const ofOneLine = TEXTS.filter((text) => !/[\n\t]/.test(text));
    const own: readonly OwnProduct[] = catalogue.products.map((product, at) => ({
      ...product,
      id: `own-${product.id.replace(/[^a-z0-9]/gi, '')}`,
      notes: ofOneLine[at % ofOneLine.length]?.trim() ?? null,
      container: product.form === 'liquid' ? { size: 200, unit: 'L', kind: 'drum' } : null,
      price: product.form === 'liquid' ? { amountCents: 12_345, per: 'container' } : null,
    }));
    const form = csvForm(decimal);
    const read = readFileRows(await savedAgain(productsCsv(own, form), form));
    if (!read.ok) throw new Error(read.error);
    const entries = planImport(read.value, {
      own,
      saltTables: catalogue.saltTables,
      newId: () => 'own-new',
    });
    expect(entries).toHaveLength(own.length);
    const changed = entries.filter(({ state }) => state !== 'unchanged');
    expect(changed.map(({ name, faults, changes }) => ({ name, faults, changes }))).toEqual([]);
  },
);

/** Expects a file with its own columns: numbers where headings match `figures`, else text. */
async function expectFile({ text }: CsvFile, figures: readonly RegExp[]): Promise<void> {
  const form = csvForm('.');
  const [headings = [], ...lines] = await openCsv(text, form);
  const columns = headings.map((heading) => ({
    heading: String(heading),
    kind: figures.some((figure) => figure.test(String(heading)))
      ? ('number' as const)
      : ('text' as const),
  }));
  const written = readCsv(text, columns, form);
  expect(lines).toHaveLength(written.length);
  for (const [place, line] of written.entries()) {
    expect(Object.keys(line)).toEqual(headings);
    for (const [at, { heading }] of columns.entries()) {
      expectCell(lines[place]?.[at], line[heading] ?? null, `line ${place + 2}, ${heading}`);
    }
  }
}

it('opens what is to be ordered', async ({ skip }) => {
  if (missing !== null) skip(missing);
  const [product] = catalogue.products;
  if (product === undefined) throw new Error('no product');
  const line: Omit<OrderLine, 'product'> = {
    unit: 'kg',
    packSize: 25,
    needed: 470.5,
    there: 0.1 + 0.2,
    keep: null,
    ordered: 0,
    missing: 470.2,
    text: '19',
    supplier: '13-14',
    amount: 475,
    fault: null,
  };
  const lines = TEXTS.map((name) => ({ ...line, product: { ...product, name } }));
  const file = orderFile(lines, new Date('2026-11-21T09:00:00Z'));
  await expectFile(file, [/Packs|In each|Amount|Needed|In the shed|On its way/]);
});

it('opens the season', async ({ skip }) => {
  if (missing !== null) skip(missing);
  const round: Round = {
    ...{ name: 'MAR1', day: '2026-12-14', plannedAt: record.endedAt, draft: { products: [] } },
    ...{
      applicationRateLPerHa: 120,
      nitrogenKgPerHa: 12.88,
      costCentsPerHa: 2800,
      workRateHaPerH: 9,
    },
    products: [
      { productId: 'urea', name: '46-0-0', perHa: { unit: 'kg', value: kilograms(28) } },
      { productId: 'algue', name: 'Algue œ', perHa: { unit: 'L', value: litres(2.5) } },
    ],
    paddocks: paddocks.map(({ id, value }) => ({ paddockId: id, name: value.name })),
  };
  const rounds = [{ id: 'r1', value: round }];
  const season = seasonPlan({ rounds, paddocks, records: [], today: '2026-11-21' });
  if (season === null) throw new Error('no season');
  await expectFile(seasonFile(season, true), [/\(/]);
});
