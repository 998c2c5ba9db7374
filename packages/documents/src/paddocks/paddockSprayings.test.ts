import { expect, it } from 'vitest';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { exampleRecord, productFacts } from '../testing/exampleRecord.ts';
import { paddockSprayings } from './paddockSprayings.ts';

const ground = { id: 'p1', name: 'Hill', areaHa: 20, earlierNames: [] };
const facts = {
  ...productFacts('urea', 'herbicide', null),
  resistanceGroups: [{ scheme: 'HRAC', group: '9' }],
} as const;
const on = (day: string, change: Partial<SprayRecord> = {}): SprayRecord => ({
  ...exampleRecord,
  endedAt: `${day}T16:40:00+13:00`,
  productFacts: [facts],
  ...change,
});
const of = (...records: readonly SprayRecord[]) =>
  paddockSprayings(records, ground, [{ id: 'p1' }], '2026-11-23');

it('tells what a hectare had, and how it acts, for twelve months', () => {
  expect(of(on('2026-03-01'), on('2025-11-24'), on('2025-11-23'))).toEqual([
    {
      productId: 'urea',
      recordNumber: 0,
      day: '2026-03-01',
      perHa: 20,
      actions: ['HRAC 9'],
      active: null,
    },
    {
      productId: 'urea',
      recordNumber: 1,
      day: '2025-11-24',
      perHa: 20,
      actions: ['HRAC 9'],
      active: null,
    },
  ]);
});

it('knows nothing without a record of that ground, and no amount without an area', () => {
  expect(of()).toBeNull();
  expect(of(on('2026-03-01', { paddockId: 'other', location: 'Flat' }))).toBeNull();
  expect(of(on('2026-03-01', { areaDoneHa: null }))?.[0]?.perHa).toBeNull();
});

it('counts what the ground in the bands had, where only bands were sprayed', () => {
  const perHa = (draft: Partial<SprayRecord['draft']>) =>
    of(on('2026-03-01', { draft: { ...exampleRecord.draft, ...draft } }))?.[0]?.perHa;
  // OMAFRA: 0.30 m of every 0.75 m. A record stored before there were bands stays as it is.
  expect(perHa({ bandWidthM: 0.3, rowSpacingM: 0.75 })).toBeCloseTo(50, 10);
  expect(perHa({ bandWidthM: null, rowSpacingM: null })).toBe(20);
  // With only half of the band's figures the treated area is not known.
  expect(perHa({ bandWidthM: 0.3 })).toBeNull();
});

it('does not know how something acts whose facts do not say, but knows it of a fertiliser', () => {
  const actionsOf = (...productFactsKept: SprayRecord['productFacts']) =>
    of(on('2026-03-01', { productFacts: productFactsKept }))?.[0]?.actions;
  expect(actionsOf()).toBeNull();
  expect(actionsOf(productFacts('urea', 'herbicide', null))).toBeNull();
  expect(actionsOf(productFacts('urea', 'fertiliserSoluble', 46))).toEqual([]);
});
