import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRecord, exampleRows, paddock, urea } from '../../reports/testing/exampleRecord.ts';
import { readCsv } from '../../reports/testing/readCsv.ts';
import { nitrogenLedger } from '../../reports/nitrogen/nitrogenLedger.ts';
import { csvForm, csvText, type CsvColumn } from './csvText.ts';
import { nitrogenColumns, nitrogenCsvRows } from '../../reports/csv/nitrogenColumns.ts';
import { recordColumns, recordCsvRows } from '../../reports/csv/recordColumns.ts';

const FORMS = [csvForm('.'), csvForm(',')];

interface Pair {
  readonly word: string | null;
  readonly figure: number | null;
}
const columns: readonly CsvColumn<Pair>[] = [
  { heading: 'Word', kind: 'text', of: ({ word }) => word },
  { heading: 'Figure (kg)', kind: 'number', of: ({ figure }) => figure },
];

/** Texts of the kind that break files: quotes, separators, line ends, formulas, control characters. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        ',',
        ';',
        '\r',
        '\n',
        '\t',
        '\0',
        '=',
        '+',
        '-',
        '@',
        '1',
        'ā',
        ' ',
        '\v',
        '\f',
        '\u00a0',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((signs) => signs.join('')),
);

describe('csvText', () => {
  it.each(FORMS)('gives back the same values with %j', (form) => {
    const row = fc.record({
      word: fc.option(nasty, { nil: null }),
      figure: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const back = readCsv(csvText(rows, columns, form), columns, form);
        // A spreadsheet has one zero.
        const plain = (value: number | null) => (value === 0 ? 0 : value);
        expect(back).toEqual(
          rows.map(({ word, figure }) => ({ Word: word, 'Figure (kg)': plain(figure) })),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('begins no formula, whatever separates where the file is opened', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom(...FORMS), (word, form) => {
        const file = csvText([{ word, figure: null }], columns, form).slice(1);
        for (const separator of [',', ';', '\t']) {
          for (const cell of file.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator))) {
            expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('writes numbers plain, also below zero, with the sign of the country', () => {
    const rows = [{ word: null, figure: -2.5 }];
    expect(csvText(rows, columns, csvForm('.'))).toBe('\uFEFFWord,Figure (kg)\r\n,-2.5\r\n');
    expect(csvText(rows, columns, csvForm(','))).toBe('\uFEFFWord;Figure (kg)\r\n;-2,5\r\n');
  });
});

describe('the file of records', () => {
  const rows = exampleRows([
    exampleRecord(
      [urea(400, { centsPerUnit: 110 }), { id: 'seaweed', litres: 20, analysis: null }],
      {
        location: '=Hill, "top"',
        notes: 'Gate\nopen',
        carrierL: null,
      },
    ),
  ]);

  it.each(FORMS)('has a line per product, exact and with the units in the headings, %j', (form) => {
    const [first, second, third] = readCsv(
      csvText(recordCsvRows(rows), recordColumns, form),
      recordColumns,
      form,
    );
    expect(first).toMatchObject({
      Day: '2026-11-21',
      Ended: '2026-11-21T10:00:00+13:00',
      Paddock: '=Hill, "top"',
      'Area done (ha)': 20,
      'Water used (L)': null,
      Product: 'urea',
      'Product used (kg)': 400,
      'Product used (L)': null,
      'Product rate (kg/ha)': 20,
      'Nitrogen of the product (kg)': 184,
      'Cost of the product ($)': 440,
      Notes: 'Gate\nopen',
    });
    expect(second).toMatchObject({
      'Product used (kg)': null,
      'Product used (L)': 20,
      'Nitrogen of the product (kg)': null,
      'Cost of the product ($)': null,
    });
    expect(third).toBeUndefined();
  });

  it('has no heading twice', () => {
    const headings = recordColumns.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });
});

describe('the file of nitrogen', () => {
  it('has a line per application, and one for a paddock without any', () => {
    const paddocks = [paddock('p1', 'Hill', 20), paddock('p2', 'Gully', 3.1, null)];
    const ledger = nitrogenLedger(
      exampleRows([exampleRecord([urea(400)], { paddockId: 'p1' })], paddocks),
      paddocks,
      2026,
    );
    const form = csvForm('.');
    const lines = readCsv(
      csvText(nitrogenCsvRows(ledger), nitrogenColumns, form),
      nitrogenColumns,
      form,
    );
    expect(lines).toMatchObject([
      {
        'Year from': '2026-07-01',
        Paddock: 'Hill',
        'Land use': 'pasture',
        'N of the product (%)': 46,
        'Product rate (kg/ha)': 20,
        'Synthetic N (kg)': 184,
        'Synthetic N known of the paddock in the year (kg/ha)': 9.2,
        'Cap (kg/ha)': 190,
      },
      { Paddock: 'Gully', Day: null, 'Synthetic N known of the paddock in the year (kg/ha)': 0 },
    ]);
  });
});
