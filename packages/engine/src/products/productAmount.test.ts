import { describe, expect, it } from 'vitest';
import { labelled, testUrea, uan } from '../../test/testCatalogue.ts';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { gibberellicAcid, limeFlour } from '../../test/testProducts.ts';
import { litres, litresPerHectare } from '../units/quantity.ts';
import type { Product, RateUnit } from '../catalogue/Product.ts';
import { amountInLoad, asTankProduct, productDose } from './productAmount.ts';

const rate = litresPerHectare(180);

function amount(
  product: Product,
  value: number,
  unit: RateUnit,
  loadL = 1200,
  freshL = loadL,
): number {
  const dose = productDose({ product, rate: { value, unit } });
  return amountInLoad(dose, { loadL: litres(loadL), freshL: litres(freshL) }, rate);
}

describe('golden G12: 25 kg/ha of urea at 180 L/ha', () => {
  it('is 166.667 kg in a full load, 104.167 kg in the last, 937.5 kg in all', () => {
    expect(amount(testUrea, 25, 'kg/ha')).toBeCloseTo(166.667, 3);
    expect(amount(testUrea, 25, 'kg/ha', 750)).toBeCloseTo(104.167, 3);
    expect(amount(testUrea, 25, 'kg/ha', 6750)).toBe(937.5);
  });
});

describe('every basis', () => {
  it.each<[Product, number, RateUnit, number]>([
    [gibberellicAcid, 20, 'g/ha', 0.133333],
    [labelled, 0.5, 'L/ha', 3.333333],
    [labelled, 500, 'mL/ha', 3.333333],
    [limeFlour, 2, 'kg/100 L', 24],
    [gibberellicAcid, 10, 'g/100 L', 0.12],
    [labelled, 0.1, 'L/100 L', 1.2],
    [labelled, 50, 'mL/100 L', 0.6],
    [labelled, 0.2, '% v/v', 2.4],
    [limeFlour, 50, 'kg/load', 50],
    [gibberellicAcid, 40, 'g/load', 0.04],
    [labelled, 3, 'L/load', 3],
    [labelled, 750, 'mL/load', 0.75],
  ])('%# gives the amount for 1,200 L', (product, value, unit, expected) => {
    expect(amount(product, value, unit)).toBeCloseTo(expected, 6);
  });

  it('per 100 L follows the spray volume, not the area', () => {
    const perVolume = productDose({ product: labelled, rate: { value: 50, unit: 'mL/100 L' } });
    const part = { loadL: litres(750), freshL: litres(750) };
    for (const applied of [50, 180, 400]) {
      expect(amountInLoad(perVolume, part, litresPerHectare(applied))).toBe(0.375);
    }
  });

  it('per load is the same in a smaller load', () => {
    expect(amount(limeFlour, 50, 'kg/load', 750)).toBe(50);
  });

  it('leaves out what a heel of the same mix carries already', () => {
    expect(amount(testUrea, 18, 'kg/ha', 1200, 900)).toBeCloseTo(90, 12);
    expect(amount(labelled, 100, 'mL/100 L', 1200, 900)).toBeCloseTo(0.9, 12);
    expect(amount(limeFlour, 40, 'kg/load', 1200, 900)).toBe(30);
  });
});

describe('nutrient rates', () => {
  it('need product in proportion to its content: 23 kg N/ha is 50 kg/ha of urea', () => {
    expect(productDose({ product: testUrea, rate: { value: 23, unit: 'kg N/ha' } })).toMatchObject({
      unit: 'kg',
      basis: 'area',
      value: 50,
    });
  });

  it('read oxides as oxides: 46 kg P2O5/ha of DAP, 20.08 % P (S9), is 100 kg/ha', () => {
    const dap = exampleProduct({ id: 'dap', nutrientsPct: { N: 18, P: 20.075 } });
    expect(amount(dap, 46, 'kg P2O5/ha', 180)).toBeCloseTo(100, 1);
    expect(amount(dap, 20.075, 'kg P/ha', 180)).toBeCloseTo(100, 12);
  });

  it('of a liquid go through its density: 28 kg N/ha of UAN-28 is 78.125 L/ha', () => {
    expect(productDose({ product: uan, rate: { value: 28, unit: 'kg N/ha' } })).toMatchObject({
      unit: 'L',
      value: 78.125,
    });
  });
});

describe('in the tank', () => {
  it('a solid is its mass, a liquid its volume and its mass where the density is known', () => {
    const solid = productDose({ product: testUrea, rate: { value: 1, unit: 'kg/ha' } });
    expect(asTankProduct(solid, 20)).toMatchObject({ massKg: 20, volumeL: null });
    const byMass = productDose({ product: uan, rate: { value: 128, unit: 'kg/ha' } });
    expect(byMass.value).toBe(100);
    expect(asTankProduct(byMass, 100)).toMatchObject({ massKg: 128, volumeL: 100 });
    const unknown = productDose({ product: labelled, rate: { value: 1, unit: 'L/ha' } });
    expect(asTankProduct(unknown, 2)).toMatchObject({ massKg: null, volumeL: 2 });
  });

  it('is refused where a fact is missing that reading the draft has to have asked for', () => {
    const byMass = { value: 1, unit: 'kg/ha' } as const;
    expect(() => productDose({ product: labelled, rate: byMass })).toThrow(RangeError);
    const byNutrient = { value: 1, unit: 'kg N/ha' } as const;
    expect(() => productDose({ product: labelled, rate: byNutrient })).toThrow(RangeError);
  });
});
