import { missingFields } from './missingFields.ts';
import { describe, expect, it } from 'vitest';
import {
  bringsNitrogen,
  nitrogenKgPerHa,
  nutrientKg,
  plannedNitrogenKgPerHa,
} from './recordFacts.ts';
import { localDay, localTime, momentOf } from '../time/recordTime.ts';
import type { SprayRecord } from './SprayRecord.ts';
import { exampleRecord, productFacts } from '../testing/exampleRecord.ts';

const used = (productId: string, value: number, unit: 'kg' | 'L' = 'kg') =>
  ({
    productId,
    name: productId,
    planned: null,
    actual: { unit, value },
    registrationNumber: null,
    batch: null,
  }) as SprayRecord['products'][number];

describe('nitrogen of a record', () => {
  it('is what went in, over the ground that was done', () => {
    expect(nitrogenKgPerHa(exampleRecord)).toBeCloseTo(9.2, 12);
    expect(nitrogenKgPerHa({ ...exampleRecord, areaDoneHa: 10 })).toBeCloseTo(18.4, 12);
  });

  it('stands beside what was planned, on the ground that was planned', () => {
    // With half of the area done, the plan's nitrogen per hectare is still 9.2 kg.
    const half = { ...exampleRecord, areaDoneHa: (exampleRecord.sprayAreaHa ?? 0) / 2 };
    expect(plannedNitrogenKgPerHa(half)).toBeCloseTo(9.2, 12);
    const products = [...exampleRecord.products, used('more', 1)];
    expect(plannedNitrogenKgPerHa({ ...exampleRecord, products })).toBeNull();
  });

  it.each([
    ['the area is not known', { areaDoneHa: null }],
    ['the area is none', { areaDoneHa: 0 }],
    ['the analysis is not stated', { productFacts: [productFacts('urea', 'lime', null)] }],
    ['the facts are not there', { productFacts: [] }],
  ])('is not known where %s', (_, known) => {
    expect(nitrogenKgPerHa({ ...exampleRecord, ...known })).toBeNull();
  });

  it('does not count what is organic, and nothing that was skipped', () => {
    const record = {
      ...exampleRecord,
      products: [...exampleRecord.products, used('fish', 50, 'L'), used('mystery', 0)],
      productFacts: [...exampleRecord.productFacts, productFacts('fish', 'biostimulant', 4)],
    };
    expect(nitrogenKgPerHa(record)).toBeCloseTo(9.2, 12);
  });

  it('a liquid needs its density', () => {
    const uan = { ...productFacts('uan', 'fertiliserSoluble', 32), form: 'liquid' as const };
    const products = [used('uan', 100, 'L')];
    expect(nutrientKg({ products, productFacts: [uan] }, 'N')).toBeNull();
    const known = { ...uan, liquidDensityKgPerL: 1.32 as never };
    expect(nutrientKg({ products, productFacts: [known] }, 'N')).toBeCloseTo(42.24, 10);
  });
});

describe('missing fields', () => {
  const ask = (...ids: string[]) => ids.map((id) => ({ id }));
  it.each([
    ['wind', {}, false],
    ['wind', { weather: { ...exampleRecord.weather, windFrom: ' ' } }, true],
    ['applicator', { operator: null }, true],
    ['location', { location: null }, true],
    ['crop', {}, false],
    ['crop', { landUse: null }, true],
    ['registrationNumber', {}, true],
    ['sprayArea', { areaDoneHa: null }, true],
    ['nitrogen', {}, false],
    ['something nobody knows', {}, false],
  ])('%s of %j: missing %s', (id, known, missing) => {
    expect(missingFields({ ...exampleRecord, ...known }, ask(id))).toEqual(missing ? ask(id) : []);
  });
});

describe('nitrogen on the leaf', () => {
  it('is known without the area, and of no product whose content is not known', () => {
    expect(bringsNitrogen({ ...exampleRecord, areaDoneHa: null } as SprayRecord)).toBe(true);
    expect(bringsNitrogen({ ...exampleRecord, products: [used('urea', 0)] })).toBe(false);
    const unknown = [productFacts('urea', 'herbicide', null)];
    expect(bringsNitrogen({ ...exampleRecord, productFacts: unknown })).toBe(false);
  });
});

describe('local time', () => {
  it.each([
    [780, '2026-11-21T14:02:00+13:00', '2026-11-21'],
    [0, '2026-11-21T01:02:00+00:00', '2026-11-21'],
    [-300, '2026-11-20T20:02:00-05:00', '2026-11-20'],
    [345, '2026-11-21T06:47:00+05:45', '2026-11-21'],
    [-210, '2026-11-20T21:32:00-03:30', '2026-11-20'],
  ])('%s min from UTC: %s', (offset, shown, day) => {
    const moment = new Date('2026-11-21T01:02:00Z');
    expect(localTime(moment, offset)).toBe(shown);
    expect(localDay(shown)).toBe(day);
    expect(momentOf(shown)).toBe(moment.getTime());
  });
});
