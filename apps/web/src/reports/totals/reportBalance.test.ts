import { localTime } from '@mix/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvForm, csvText, type CsvColumn } from '../../device/files/csvText.ts';
import { nitrogenColumns, nitrogenCsvRows } from '../csv/nitrogenColumns.ts';
import { recordColumns, recordCsvRows } from '../csv/recordColumns.ts';
import { landUseSums } from '../nitrogen/landUseSums.ts';
import { nitrogenApplications, nitrogenFertilisers } from '../nitrogen/nitrogenApplications.ts';
import { nitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import { noFilter } from './ReportFilter.ts';
import { costByMonth, monthsOf } from './reportMonths.ts';
import { reportTotals } from './reportTotals.ts';
import { dap, exampleRecord, exampleRows, paddock, urea } from '../testing/exampleRecord.ts';
import { readCsv } from '../testing/readCsv.ts';

const kg = fc.integer({ min: 0, max: 500_000 }).map((grams) => grams / 1000);
const used = fc.oneof(
  fc
    .tuple(kg, fc.option(fc.integer({ min: 1, max: 500 })))
    .map(([amount, centsPerUnit]) => [urea(amount, centsPerUnit === null ? {} : { centsPerUnit })]),
  fc.tuple(kg, kg).map(([one, other]) => [urea(one), dap(other)]),
  // A liquid whose density nobody knows: its nitrogen is not known, and is not 0.
  kg.map((litres) => [{ id: 'uan', litres, analysis: { N: 32 } }]),
);

const paddocks = [paddock('hill', 'Hill', 12), paddock('flat', 'Flat', 8.5, 'maize')];

/** Days around the end of a July to June year, by local clocks, a leap day among them. */
const endedAt = fc
  .tuple(
    fc.integer({ min: Date.UTC(2027, 5, 20), max: Date.UTC(2028, 6, 10) }),
    fc.constantFrom(-600, 0, 780, 765),
  )
  .map(([ms, aheadMin]) => localTime(new Date(ms), aheadMin));

const rows = fc
  .array(
    fc
      .tuple(used, endedAt, fc.constantFrom('hill', 'flat', null), fc.constantFrom(null, 3.5, 12))
      .map(([products, ended, paddockId, areaDoneHa]) =>
        exampleRecord(products, { endedAt: ended, paddockId, areaDoneHa }),
      ),
    { minLength: 1, maxLength: 8 },
  )
  .map((records) => exampleRows(records, paddocks));

const sumOf = (
  table: readonly Readonly<Record<string, string | number | null>>[],
  heading: string,
): number => table.reduce((sum, row) => sum + Number(row[heading] ?? 0), 0);

function fileOf<Row>(all: readonly Row[], columns: readonly CsvColumn<Row>[]) {
  const form = csvForm(',');
  return readCsv(csvText(all, columns, form), columns, form);
}

it('the totals are what the columns of the file add up to', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const totals = reportTotals(all);
      const file = fileOf(recordCsvRows(all), recordColumns);
      const ofUnit = (unit: 'kg' | 'L') =>
        totals.products
          .filter((product) => product.unit === unit)
          .reduce((sum, { actual }) => sum + actual, 0);
      expect(ofUnit('kg')).toBeCloseTo(sumOf(file, 'Product used (kg)'), 6);
      expect(ofUnit('L')).toBeCloseTo(sumOf(file, 'Product used (L)'), 6);
      expect(totals.nutrientsKg.N.sum).toBeCloseTo(sumOf(file, 'Nitrogen of the product (kg)'), 6);
      const cents = sumOf(file, 'Cost of the product ($)') * 100;
      expect(totals.costCents.sum).toBeCloseTo(cents, 4);
      const byMonth = costByMonth(all, monthsOf(all, noFilter));
      expect(byMonth.reduce((sum, { costCents }) => sum + costCents.sum, 0)).toBe(
        totals.costCents.sum,
      );
      const inMonths = byMonth.reduce((count, { costCents }) => count + costCents.of, 0);
      expect(inMonths).toBe(all.length);
    }),
    { numRuns: 150 },
  );
});

it('the nitrogen of two years is that of all records, by place, land use, fertiliser and file', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const years = [2026, 2027, 2028].map((year) => nitrogenLedger(all, paddocks, year));
      const total = reportTotals(all).nutrientsKg.N;
      let sumKg = 0;
      let unknown = 0;
      for (const ledger of years) {
        const places = ledger.places.reduce((sum, { nitrogenKg }) => sum + nitrogenKg.sum, 0);
        const uses = landUseSums(ledger).reduce((sum, { nitrogenKg }) => sum + nitrogenKg.sum, 0);
        const applications = nitrogenApplications(ledger);
        const known = applications.reduce((sum, { nitrogenKg }) => sum + (nitrogenKg ?? 0), 0);
        const fertilisers = nitrogenFertilisers(applications).filter(
          ({ nitrogenKg }) => nitrogenKg !== null,
        );
        const file = fileOf(nitrogenCsvRows(ledger), nitrogenColumns);
        expect(uses).toBeCloseTo(places, 6);
        expect(known).toBeCloseTo(places, 6);
        expect(fertilisers.reduce((sum, { nitrogenKg }) => sum + (nitrogenKg ?? 0), 0)).toBeCloseTo(
          places,
          6,
        );
        expect(sumOf(file, 'Synthetic N (kg)')).toBeCloseTo(places, 6);
        sumKg += places;
        unknown += ledger.places.reduce((sum, { nitrogenKg }) => sum + nitrogenKg.unknown, 0);
      }
      // Every record is of exactly one year, whatever clock it ended by.
      expect(sumKg).toBeCloseTo(total.sum, 6);
      expect(unknown).toBe(total.unknown);
    }),
    { numRuns: 150 },
  );
});
