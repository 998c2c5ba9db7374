import { describe, expect, it } from 'vitest';
import { paddockNitrogen } from './paddockNitrogen.ts';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';

const hill = { id: 'hill', name: 'Hill', areaHa: 20, earlierNames: [] as readonly string[] };
const kept = [hill, { id: 'flat' }];
/** 9.2 kg N/ha on its area: 20 kg urea of 46 % N (golden G13's analysis, S9). */
const record = (known: Partial<SprayRecord> = {}): SprayRecord => ({
  ...exampleRecord,
  paddockId: 'hill',
  endedAt: '2026-11-21T15:00:00+13:00',
  ...known,
});
const on = (records: readonly SprayRecord[], ground = hill, day = '2026-11-21') =>
  paddockNitrogen(records, ground, kept, day);

describe('nitrogen on a paddock', () => {
  it('is 0 without records, and none of them unknown', () => {
    expect(on([])).toEqual({ kgPerHa: 0, recordCount: 0, unknownCount: 0 });
  });

  it('adds up what the records of the year put on it', () => {
    expect(exampleRecord.areaDoneHa).toBe(20);
    expect(on([record(), record()]).kgPerHa).toBeCloseTo(18.4, 10);
    expect(on([record(), record()]).recordCount).toBe(2);
  });

  it('counts a paddock done in two parts once: 9.2 kg N on each hectare of it', () => {
    const products = record().products.map((product) => ({
      ...product,
      actual: { ...product.actual, value: product.actual.value / 2 } as typeof product.actual,
    }));
    const half = record({ areaDoneHa: 10, products });
    expect(on([half, half]).kgPerHa).toBeCloseTo(9.2, 10);
  });

  it('takes the largest area done where the paddock has none', () => {
    expect(on([record()], { ...hill, areaHa: null as never }).kgPerHa).toBeCloseTo(9.2, 10);
  });

  it('is not known, and not 0, where neither the paddock nor a record has an area', () => {
    const ground = { ...hill, areaHa: null as never };
    expect(on([record({ areaDoneHa: null })], ground)).toEqual({
      kgPerHa: null,
      recordCount: 1,
      unknownCount: 0,
    });
  });

  it('begins again on 1 July, by the clock of the place', () => {
    const june = record({ endedAt: '2026-06-30T23:59:00+12:00' });
    const july = record({ endedAt: '2026-07-01T00:01:00+12:00' });
    expect(on([june, july]).recordCount).toBe(1);
    expect(on([june, july], hill, '2026-06-30').recordCount).toBe(1);
    expect(on([june, july], hill, 'no day').recordCount).toBe(0);
  });

  it('knows a record by its words where no paddock was chosen, and no other paddock', () => {
    expect(on([record({ paddockId: null, location: ' hill' })]).recordCount).toBe(1);
    expect(on([record({ paddockId: null, location: null })]).recordCount).toBe(0);
    expect(on([record({ paddockId: 'flat', location: 'Hill' })]).recordCount).toBe(0);
  });

  it('counts what its words say of a paddock that is gone: who adds it again finds its nitrogen', () => {
    const deleted = record({ paddockId: 'deleted', location: 'Hill' });
    expect(on([deleted])).toMatchObject({ recordCount: 1 });
    expect(on([deleted]).kgPerHa).toBeCloseTo(9.2, 10);
    expect(on([record({ paddockId: 'deleted', location: 'Flat' })]).recordCount).toBe(0);
  });

  it('knows the words that were said before it was renamed', () => {
    const renamed = { ...hill, name: 'Hill north', earlierNames: ['Hill'] };
    const said = record({ paddockId: null, location: 'hill' });
    expect(on([said, record()], renamed).recordCount).toBe(2);
  });

  it('says which records it cannot count whole', () => {
    const known = on([record(), record({ productFacts: [] })]);
    expect(known).toMatchObject({ recordCount: 1, unknownCount: 1 });
    expect(known.kgPerHa).toBeCloseTo(9.2, 10);
  });

  it('counts what went on the paddock although nobody said on how much of it', () => {
    const known = on([record(), record({ areaDoneHa: null })]);
    expect(known).toMatchObject({ recordCount: 2, unknownCount: 0 });
    expect(known.kgPerHa).toBeCloseTo(18.4, 10);
  });
});
