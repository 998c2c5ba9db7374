import { catalogue } from '@mix/catalogue';
import type { Product } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { isSameMix } from '../draft/isSameMix.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { readForm } from '../reading/readForm.ts';
import { withGroundSprayings, type GroundSprayings } from './groundSprayings.ts';

const hill = { id: 'hill', name: 'Hill', areaHa: 6.4, landUse: null };
const once = {
  productId: 'glyphosate',
  recordNumber: 0,
  day: '2026-10-03',
  perHa: 2,
  actions: ['HRAC 9'],
  active: null,
};
const known: GroundSprayings = {
  paddockId: 'hill',
  day: '2026-10-16',
  sprayings: [
    once,
    { ...once, recordNumber: 1, day: '2026-03-01', perHa: 1.5 },
    { ...once, productId: 'another', recordNumber: 2 },
  ],
};
const form: MixForm = {
  paddock: hill,
  products: [
    { productId: 'glyphosate', rate: { value: 3, unit: 'L/ha' } },
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
  ],
};
const told = (change: Partial<MixForm> = {}, facts = known, listed = catalogue) =>
  withGroundSprayings(readForm({ ...form, ...change }), facts, listed).draft.products ?? [];

describe('what the records tell of the ground', () => {
  it('is counted for the product, and for its way of acting', () => {
    const [glyphosate, urea] = told();
    expect(glyphosate).toMatchObject({
      applicationsBefore: 2,
      appliedBeforePerHa: 3.5,
      sameActionBefore: 3,
      daysSinceLast: 13,
    });
    expect(urea).not.toHaveProperty('applicationsBefore');
  });

  it('sums an active over its products, and knows nothing where one is not known', () => {
    const products = catalogue.products.map((product): Product =>
      product.id === 'glyphosate'
        ? { ...product, label: { country: null, activeIngredient: 'Glyphosate' } }
        : product,
    );
    const of = (...sprayings: GroundSprayings['sprayings']) =>
      told({}, { ...known, sprayings }, { ...catalogue, products })[0]?.activeBeforeGPerHa;
    const other = { ...once, productId: 'b', active: { key: 'glyphosate', gPerUnit: 540 } };
    expect(of(other)).toBe(1080);
    expect(of(other, { ...other, active: 'none' })).toBe(1080);
    expect(of(other, { ...once, productId: 'gone' })).toBeNull();
    expect(of(other, { ...other, perHa: null })).toBeNull();
  });

  it('gives way to what is typed, 0 included', () => {
    const [line] = form.products;
    if (line === undefined) throw new Error('no line');
    const typed = { ...line, applicationsBefore: 0, daysSinceLast: 0 };
    const [glyphosate] = told({ products: [typed] });
    expect(glyphosate).toMatchObject({ ...typed, sameActionBefore: 3 });
  });

  it('has no amount where an area is not known', () => {
    const [glyphosate] = told({}, { ...known, sprayings: [once, { ...once, perHa: null }] });
    expect(glyphosate).toMatchObject({ applicationsBefore: 1, appliedBeforePerHa: null });
  });

  it('knows no ways of acting alike where some are not known, unless others are', () => {
    const unknown = { ...once, productId: 'gone', actions: null };
    const other = { ...once, productId: 'other', actions: ['HRAC 4'] };
    const times = (...sprayings: GroundSprayings['sprayings']) =>
      told({}, { ...known, sprayings })[0]?.sameActionBefore;
    expect(times(other)).toBe(0);
    expect(times(other, unknown)).toBeNull();
    expect(times(once, unknown)).toBe(1);
    // Facts that an older version kept lack the way of acting; those of today have it.
    expect(times({ ...unknown, productId: 'glyphosate' })).toBe(1);
  });

  it('counts no ways of acting for a product whose own is not known', () => {
    const products = catalogue.products.map((product) => {
      if (product.id !== 'glyphosate') return product;
      const { resistanceGroups, ...rest } = product;
      expect(resistanceGroups).toBeDefined();
      return { ...rest, label: { country: null, mostApplicationsPerYear: 3 } };
    });
    expect(told({}, known, { ...catalogue, products })[0]).toMatchObject({
      applicationsBefore: 2,
      sameActionBefore: null,
    });
  });

  it('is nothing for other ground, and where neither a label nor a way of acting minds', () => {
    expect(told({ paddock: { ...hill, id: 'flat' } })[0]).not.toHaveProperty('sameActionBefore');
    const plain: Product[] = catalogue.products.map((product) => {
      const bare = { ...product };
      delete (bare as { resistanceGroups?: unknown }).resistanceGroups;
      return bare;
    });
    const listed = { ...catalogue, products: plain };
    expect(told({}, known, listed)[0]).not.toHaveProperty('applicationsBefore');
  });

  it('makes no other mix of it, and one reading as long as nothing changes', () => {
    const reading = readForm(form);
    const first = withGroundSprayings(reading, known, catalogue);
    expect(withGroundSprayings(reading, known, catalogue)).toBe(first);
    expect(isSameMix(first.draft, reading.draft)).toBe(true);
  });
});
