import { describe, expect, it } from 'vitest';
import type { StockLot } from './StockLedger.ts';
import { stockWarnings } from './stockWarnings.ts';

const TODAY = '2026-11-24';
const need = (amount: number, day: string | null = '2026-11-25', name = 'Top terrace') => ({
  amount,
  name,
  day,
});
const lot = (expiresOn: string): StockLot => ({
  entryId: 'd',
  since: '2026-11-01T08:00:00+13:00',
  batch: 'SW-2311',
  expiresOn,
  centsPerUnit: null,
  left: 20,
});

describe('what is said of a product', () => {
  it('nothing while there is enough', () => {
    expect(stockWarnings({ amount: 600, keep: null, lots: [] }, [need(128)], TODAY)).toEqual([]);
    expect(stockWarnings({ amount: 128, keep: null, lots: [] }, [need(128)], TODAY)).toEqual([]);
  });

  it('short: the first job that cannot be made, and what all of them lack', () => {
    const needs = [need(128), need(938, '2026-12-14', 'River flats'), need(10, '2026-12-20')];
    expect(stockWarnings({ amount: 600, keep: null, lots: [] }, needs, TODAY)).toEqual([
      { code: 'short', missing: 476, need: needs[1] },
    ]);
  });

  it('low: what is left after the jobs is below the mark', () => {
    expect(stockWarnings({ amount: 10, keep: 5, lots: [] }, [need(6.3)], TODAY)).toMatchObject([
      { code: 'low', keep: 5 },
    ]);
    expect(stockWarnings({ amount: 10, keep: 5, lots: [] }, [need(5)], TODAY)).toEqual([]);
  });

  it.each([
    ['2026-11-23', 'expired'],
    ['2026-11-24', 'expires'],
    ['2026-12-24', 'expires'],
  ])('keeps until %s: %s', (day, code) => {
    expect(stockWarnings({ amount: 45, keep: null, lots: [lot(day)] }, [], TODAY)).toMatchObject([
      { code, lot: { batch: 'SW-2311', left: 20 } },
    ]);
  });

  it('what has expired comes before a mark', () => {
    const stock = { amount: 20, keep: 25, lots: [lot('2026-11-23')] };
    expect(stockWarnings(stock, [], TODAY).map(({ code }) => code)).toEqual(['expired', 'low']);
  });

  it('31 days ahead nothing is said', () => {
    expect(stockWarnings({ amount: 45, keep: null, lots: [lot('2026-12-25')] }, [], TODAY)).toEqual(
      [],
    );
  });

  it('below zero is said first, and its missing entry is no need of a job', () => {
    expect(stockWarnings({ amount: -60, keep: 5, lots: [] }, [need(40)], TODAY)).toEqual([
      { code: 'belowZero', missing: 60 },
      { code: 'short', missing: 40, need: need(40) },
    ]);
  });
});
