import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MixForm } from '../draft/MixForm.ts';
import { readForm } from './readForm.ts';
import { figureText } from './readFigure.ts';

const urea = (value: MixForm['sprayAreaHa']): MixForm => ({
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: value ?? null, unit: 'kg/ha' } }],
});

describe('readForm', () => {
  it('reads typed text as the engine wants it', () => {
    expect(readForm(urea({ typed: '25' })).draft).toEqual({
      tankCapacityL: 1200,
      sprayAreaHa: 37.5,
      applicationRateLPerHa: 180,
      products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
    });
  });

  it('gives the engine no facts of a saving: those are laid over the catalogue', () => {
    const form: MixForm = { ...urea(25), savedFacts: { products: [], settled: false } };
    expect(readForm(form).draft).not.toHaveProperty('savedFacts');
    expect(calculateMix(readForm(form).draft, catalogue).plan).not.toBeNull();
  });

  it('drops a group whose figure is not there', () => {
    const { draft } = readForm({
      heel: { volumeL: null, contents: 'water' },
      products: [
        {
          productId: 'urea',
          rate: { value: null, unit: 'kg/ha' },
          price: { amountCents: null, per: 'kg' },
          containers: [{ size: null, unit: 'kg', kind: 'bag' }],
        },
      ],
    });
    expect(draft).toEqual({
      heel: null,
      products: [{ productId: 'urea', rate: null, price: null, containers: [] }],
    });
  });

  it.each(['1,500', '5-10', '½', 'abc', '5 kg', '1e3', '--5', '5²', '∞'])(
    'never makes a plan beside the text %j',
    (typed) => {
      const { draft, unread } = readForm(urea({ typed }));
      expect(unread).toMatchObject([{ path: 'products.0.rate.value', text: typed }]);
      expect(calculateMix(draft, catalogue).plan).toBeNull();
    },
  );

  it('reads a rate in the unit chosen beside it', () => {
    const form: MixForm = {
      products: [{ productId: 'seaweed', rate: { value: { typed: '400 mL/ha' }, unit: 'mL/ha' } }],
    };
    expect(readForm(form).draft.products?.[0]?.rate).toEqual({ value: 400, unit: 'mL/ha' });
  });

  it('reads a price in whole cents and heat below zero', () => {
    const form: MixForm = {
      products: [
        {
          productId: 'kno3',
          rate: null,
          price: { amountCents: { typed: '0.07' }, per: 'kg' },
          overrides: { heatOfSolutionKJPerKg: { typed: '-12' } },
        },
      ],
    };
    expect(readForm(form).draft.products?.[0]).toMatchObject({
      price: { amountCents: 7 },
      overrides: { heatOfSolutionKJPerKg: -12 },
    });
  });

  it('reads back every figure it shows', () => {
    const form = urea(null);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }), (n, d) => {
        const value = Number(`${n}e-${d}`);
        // Below a millionth the text of a double turns to an exponent.
        fc.pre(value >= 1e-6);
        const typed = figureText(urea(null), 'sprayAreaHa', value);
        expect(readForm({ ...form, sprayAreaHa: { typed } }).draft.sprayAreaHa).toBe(value);
      }),
      { numRuns: 300 },
    );
  });
});
