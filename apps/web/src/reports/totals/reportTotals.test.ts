import { describe, expect, it } from 'vitest';
import { noFilter } from './ReportFilter.ts';
import { costByMonth, monthsOf } from './reportMonths.ts';
import { reportTotals } from './reportTotals.ts';
import { dap, exampleRecord, exampleRows, urea } from '../testing/exampleRecord.ts';

const uan = { id: 'uan32', litres: 100, analysis: { N: 32 }, densityKgPerL: 1.32 };

describe('reportTotals', () => {
  it('adds what was done; 40 kg urea and 20 kg DAP a hectare on 20 ha are N 22.0, P 4.015 (S9)', () => {
    const totals = reportTotals(
      exampleRows([exampleRecord([urea(800), dap(400)], { sprayAreaHa: 24, areaDoneHa: 20 })]),
    );
    expect(totals.areaHa).toEqual({ sum: 20, unknown: 0, of: 1 });
    expect(totals.plannedAreaHa).toBe(24);
    expect(totals.nutrientsKg.N.sum / totals.areaHa.sum).toBeCloseTo(22, 10);
    expect(totals.nutrientsKg.P.sum / totals.areaHa.sum).toBeCloseTo(4.015, 3);
    expect(totals.nutrientsKg.K).toEqual({ sum: 0, unknown: 0, of: 1 });
  });

  it('never adds kg and L, and counts a liquid’s nitrogen by its mass', () => {
    const { products, nutrientsKg } = reportTotals(
      exampleRows([exampleRecord([uan, urea(100)]), exampleRecord([{ ...uan, litres: 50 }])]),
    );
    expect(products.map(({ productId, unit, actual }) => [productId, unit, actual])).toEqual([
      ['urea', 'kg', 100],
      ['uan32', 'L', 150],
    ]);
    expect(nutrientsKg.N.sum).toBeCloseTo(46 + 150 * 1.32 * 0.32, 10);
  });

  it('sets what was planned beside what was used, and leaves it out where it was in no plan', () => {
    const { products } = reportTotals(
      exampleRows([
        exampleRecord([urea(380, { planned: 400 }), { id: 'own', kg: 3, planned: null }]),
        exampleRecord([urea(20, { planned: null })]),
      ]),
    );
    expect(products.map(({ planned, actual }) => [planned, actual])).toEqual([
      [400, 400],
      [null, 3],
    ]);
  });

  it('counts what is not known, and never takes it for nothing', () => {
    const totals = reportTotals(
      exampleRows([
        exampleRecord([urea(100, { centsPerUnit: 110 })]),
        exampleRecord([urea(100), { id: 'mystery', kg: 1, analysis: null }], {
          areaDoneHa: null,
          carrierL: null,
        }),
      ]),
    );
    expect(totals.areaHa).toEqual({ sum: 20, unknown: 1, of: 2 });
    expect(totals.carrierL.unknown).toBe(1);
    // What is known of a tank counts, although one product in it is not known.
    expect(totals.nutrientsKg.N).toEqual({ sum: 92, unknown: 1, of: 2 });
    expect(totals.costCents).toEqual({ sum: 11_000, unknown: 1, of: 2 });
  });

  it('prices what was used, not what was planned, in whole cents', () => {
    const { costCents } = reportTotals(
      exampleRows([
        exampleRecord([
          urea(380, { planned: 400, centsPerUnit: 110 }),
          { id: 'seaweed', litres: 0.333, centsPerUnit: 450 },
          // Skipped: nothing was used, and no price is needed.
          { id: 'skipped', litres: 0 },
        ]),
      ]),
    );
    expect(costCents).toEqual({ sum: 41_800 + 150, unknown: 0, of: 1 });
  });

  it('is nothing of no records', () => {
    const totals = reportTotals([]);
    expect(totals.areaHa).toEqual({ sum: 0, unknown: 0, of: 0 });
    expect(totals.products).toEqual([]);
  });
});

describe('costByMonth', () => {
  it('takes a record into the month it ended in, by the clock of the place', () => {
    const rows = exampleRows([
      exampleRecord([urea(1, { centsPerUnit: 100 })], { endedAt: '2026-12-01T00:30:00+13:00' }),
      exampleRecord([urea(2, { centsPerUnit: 100 })], { endedAt: '2026-11-30T23:30:00+13:00' }),
      exampleRecord([urea(3)], { endedAt: '2026-11-02T23:30:00+13:00' }),
    ]);
    const months = costByMonth(rows, monthsOf(rows, noFilter));
    expect(months).toEqual([
      { month: '2026-11', costCents: { sum: 200, unknown: 1, of: 2 } },
      { month: '2026-12', costCents: { sum: 100, unknown: 0, of: 1 } },
    ]);
  });
});
