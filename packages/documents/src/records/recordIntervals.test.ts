import { kilograms, type Product, type ProductLabel } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { exampleRecord, productFacts } from '../testing/exampleRecord.ts';
import { recordIntervals } from './recordIntervals.ts';
import type { SprayRecord } from './SprayRecord.ts';

const summer = () => 780;

const labelled = (id: string, figures: Omit<ProductLabel, 'country'> | null): Product => ({
  ...productFacts(id, 'herbicide', null),
  ...(figures !== null && { label: { country: null, ...figures } }),
});

function sprayed(endedAt: string, facts: readonly Product[]): SprayRecord {
  const [line] = exampleRecord.products;
  if (line === undefined) throw new Error('no product');
  return {
    ...exampleRecord,
    endedAt,
    products: facts.map(({ id }) => ({ ...line, productId: id })),
    productFacts: facts,
  };
}

const fromOf = (record: SprayRecord, kind: string, offsetAt: (ms: number) => number = summer) =>
  recordIntervals(record, offsetAt).find((interval) => interval.kind === kind)?.from;

describe('intervals of a record', () => {
  const end = '2026-03-14T16:30:00+13:00';

  it('24 hours from the end of spraying are over at the same time the day after', () => {
    const record = sprayed(end, [labelled('a', { entryH: 24 })]);
    expect(fromOf(record, 'entry')).toBe('2026-03-15T16:30:00+13:00');
  });

  it('7 days end with the seventh: the later of the two readings', () => {
    const record = sprayed(end, [labelled('a', { harvestDays: 7 })]);
    expect(fromOf(record, 'harvest')).toBe('2026-03-22T00:00:00+13:00');
  });

  it('carbaryl on apples, 21 days of 24 hours: entry from 24 January, 10:00', () => {
    const record = sprayed('2026-01-03T10:00:00+13:00', [labelled('a', { entryH: 21 * 24 })]);
    expect(fromOf(record, 'entry')).toBe('2026-01-24T10:00:00+13:00');
  });

  it('count by the clock of the place, also over the day it changes', () => {
    // New Zealand's clocks go back on 5 April 2026 at 3:00.
    const offset = (ms: number) => (ms < Date.parse('2026-04-04T14:00:00Z') ? 780 : 720);
    const record = sprayed('2026-04-04T16:00:00+13:00', [
      labelled('a', { entryH: 24, grazingDays: 3 }),
    ]);
    expect(fromOf(record, 'entry', offset)).toBe('2026-04-05T15:00:00+12:00');
    expect(fromOf(record, 'grazing', offset)).toBe('2026-04-08T00:00:00+12:00');
    const before = sprayed('2026-04-01T16:00:00+13:00', [labelled('a', { grazingDays: 3 })]);
    expect(fromOf(before, 'grazing', offset)).toBe('2026-04-05T00:00:00+13:00');
  });

  it('print no date where one label is not known', () => {
    const record = sprayed(end, [labelled('a', { grazingDays: 7 }), labelled('b', null)]);
    const grazing = recordIntervals(record, summer).find(({ kind }) => kind === 'grazing');
    expect(grazing).toMatchObject({ from: null, value: null, unknownFor: ['b'] });
  });

  it('nor where a product was sprayed whose facts were not kept', () => {
    const whole = sprayed(end, [labelled('a', { grazingDays: 7 }), labelled('b', {})]);
    const record = { ...whole, productFacts: whole.productFacts.slice(0, 1) };
    expect(fromOf(record, 'grazing')).toBeNull();
  });

  it('nor where nothing is left of the facts of all that was sprayed', () => {
    const record = { ...sprayed(end, [labelled('a', { grazingDays: 7 })]), productFacts: [] };
    const intervals = recordIntervals(record, summer);
    expect(intervals.map(({ unknownFor, from }) => [unknownFor, from])).toEqual(
      ['rainFree', 'entry', 'grazing', 'cutting', 'harvest'].map(() => [['a'], null]),
    );
  });

  it('"not required" is free at the end, and what was skipped asks for nothing', () => {
    expect(fromOf(sprayed(end, [labelled('a', { grazingDays: 0 })]), 'grazing')).toBe(end);
    const whole = sprayed(end, [labelled('a', { grazingDays: 3 }), labelled('b', null)]);
    const products = whole.products.map((line) =>
      line.productId === 'b'
        ? { ...line, actual: { unit: 'kg' as const, value: kilograms(0) } }
        : line,
    );
    expect(fromOf({ ...whole, products }, 'grazing')).toBe('2026-03-18T00:00:00+13:00');
  });

  it('are none of a fertiliser', () => {
    expect(recordIntervals(exampleRecord, summer)).toEqual([]);
  });
});
