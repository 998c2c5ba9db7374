import { catalogue } from '@mix/catalogue';
import { nitrogenKgPerHa, recordKind, takenProducts } from '@mix/documents';
import { describe, expect, it } from 'vitest';
import type { SprayUnit } from './sprayLines.ts';
import { writtenRecord, type WrittenSpray } from './writtenRecord.ts';

const productOf = (id: string) => {
  const product = catalogue.products.find((one) => one.id === id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
};
const line = (id: string, value: number, unit: SprayUnit) => ({
  product: productOf(id),
  value,
  unit,
});
const gully: WrittenSpray = {
  where: { paddockId: 'gully', location: 'Gully', landUse: 'pasture' },
  when: { endedAt: '2026-11-21T23:59:00+13:00', endKnownTo: 'day' },
  lines: [line('urea', 40, 'kg/ha'), line('ga3', 20, 'g/ha')],
  areaHa: 3.1,
  applicationRateLPerHa: null,
  operator: 'Jo M.',
};
const written = (change: Partial<WrittenSpray> = {}) =>
  writtenRecord({ ...gully, ...change }, { catalogueVersion: catalogue.version, country: 'NZ' });

describe('the record of a spray that was written down', () => {
  it('says what was sprayed, and of a plan, loads, water and weather nothing', () => {
    const record = written();
    expect(record).toMatchObject({
      state: 'done',
      startedAt: null,
      endedAt: '2026-11-21T23:59:00+13:00',
      endKnownTo: 'day',
      paddockId: 'gully',
      areaDoneHa: 3.1,
      sprayAreaHa: null,
      applicationRateLPerHa: null,
      plannedCarrierL: null,
      carrierL: null,
      loads: [],
      jarTest: null,
      operator: 'Jo M.',
    });
    expect(Object.values(record?.weather ?? { no: 'weather' }).every((one) => one === null)).toBe(
      true,
    );
    expect(record?.products.map(({ planned, actual }) => [planned, actual.unit])).toEqual([
      [null, 'kg'],
      [null, 'kg'],
    ]);
    // 40 kg/ha and 20 g/ha on 3.1 ha.
    expect(record?.products.map(({ actual }) => actual.value)).toEqual([
      expect.closeTo(124, 9),
      expect.closeTo(0.062, 12),
    ]);
    expect(record?.name).toMatch(/^Urea, gibberellic acid/i);
  });

  it('is a document that nitrogen and stock read', () => {
    const record = written();
    if (record === null) throw new Error('no record');
    expect(recordKind.parse(recordKind.serialise(record))).toEqual(record);
    expect(nitrogenKgPerHa(record)).toBeCloseTo(18.4, 9);
    expect(takenProducts(record).map(({ productId, outs }) => [productId, outs[0]?.[0]])).toEqual([
      ['urea', '2026-11-21T23:59:00+13:00'],
      ['ga3', '2026-11-21T23:59:00+13:00'],
    ]);
  });

  it('takes an amount in all as it is said, also without an area', () => {
    const record = written({ lines: [line('urea', 124, 'kg')], areaHa: null });
    expect(record?.products[0]?.actual).toEqual({ unit: 'kg', value: 124 });
    expect(record?.areaDoneHa).toBeNull();
    expect(record === null ? undefined : nitrogenKgPerHa(record)).toBeNull();
  });

  it('is none where the amount of any product is not known', () => {
    expect(written({ areaHa: null })).toBeNull();
    expect(written({ lines: [] })).toBeNull();
    expect(written({ lines: [line('urea', 0, 'kg')] })).toBeNull();
    expect(written({ lines: [line('urea', 40, 'kg/ha'), line('ga3', 5, 'kg/load')] })).toBeNull();
  });
});
