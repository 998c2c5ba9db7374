import { describe, expect, it } from 'vitest';
import { noFilter } from './ReportFilter.ts';
import { costByMonth, monthsOf, productByMonth } from './reportMonths.ts';
import { exampleRecord, exampleRows, urea } from '../testing/exampleRecord.ts';

const on = (day: string, kg: number, centsPerUnit?: number) =>
  exampleRecord([urea(kg, centsPerUnit === undefined ? {} : { centsPerUnit })], {
    endedAt: `${day}T10:00:00+13:00`,
  });
const rows = exampleRows([
  on('2026-11-05', 100, 80),
  on('2026-11-09', 50),
  on('2027-01-02', 10, 80),
  on('2027-02-02', 10),
]);

describe('the months of a choice', () => {
  it('are those of a chosen time, also before and after the work', () => {
    expect(monthsOf(rows, { from: '2026-10-15', to: '2027-03-01' })).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
  });

  it('reach from the first record to the last where no time is chosen', () => {
    expect(monthsOf(rows, noFilter)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsOf([], noFilter)).toEqual([]);
  });

  it('hold every record, by the day of its place, whatever ended first', () => {
    // The same moment is in July in New Zealand and on the thirtieth of June in Hawaii.
    const ended = ['2027-07-01T00:00:00+13:00', '2027-06-30T01:00:00-10:00'].map((endedAt) =>
      exampleRecord([urea(10)], { endedAt }),
    );
    for (const records of [ended, ended.toReversed()]) {
      const all = exampleRows(records);
      const found = costByMonth(all, monthsOf(all, noFilter));
      expect(found.map(({ month, costCents }) => [month, costCents.of])).toEqual([
        ['2027-06', 1],
        ['2027-07', 1],
      ]);
    }
  });
});

describe('sums by month', () => {
  const months = monthsOf(rows, noFilter);

  it('say of a cost what is known, and of how many records it is not', () => {
    expect(costByMonth(rows, months).map(({ costCents }) => costCents)).toEqual([
      { sum: 8000, unknown: 1, of: 2 },
      { sum: 0, unknown: 0, of: 0 },
      { sum: 800, unknown: 0, of: 1 },
      { sum: 0, unknown: 1, of: 1 },
    ]);
  });

  it('keep a product by its unit', () => {
    const used = productByMonth(rows, months);
    expect(used({ productId: 'urea', unit: 'kg' })).toEqual([150, 0, 10, 10]);
    expect(used({ productId: 'urea', unit: 'L' })).toEqual([0, 0, 0, 0]);
  });
});
