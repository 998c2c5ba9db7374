import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { liquid, solid } from '../../test/testMix.ts';
import {
  ams,
  captan,
  epsom,
  glyphosate,
  limeFlour,
  potassiumNitrate,
} from '../../test/testProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import { phOfMix } from './phOfMix.ts';

const salt = (id: string, groups: readonly string[], pct: Product['nutrientsPct']) =>
  exampleProduct({ id, groups, nutrientsPct: pct });
const map = salt('map', ['NH4', 'PO4'], { N: 12.2, P: 26.9 });
const dap = salt('dap', ['NH4', 'PO4', 'ALK_MILD'], { N: 21.2, P: 23.4 });
const dkp = salt('dkp', ['PO4', 'K', 'ALK_MILD'], { K: 44.9, P: 17.8 });
const solubor = salt('solubor', ['BORON', 'ALK_MILD'], { B: 20.5 });
const zinc = salt('zinc', ['ZN', 'SO4'], { Zn: 22.7, S: 11.2 });
const humate = exampleProduct({ id: 'humate', behaviour: 'liquid', groups: ['HUMATE'] });
const starter = exampleProduct({
  id: '7-21-7',
  behaviour: 'liquid',
  groups: ['NH4', 'PO4', 'K'],
  nutrientsPct: { N: 7, P: 9.2, K: 5.8 },
});

/** 5 kg of each in 1,000 kg of water. */
const of = (
  products: readonly Product[],
  water: WaterAnalysisDraft = {},
  measured: number | null = null,
  kg = 5,
) =>
  phOfMix(
    products.map((product) => (product.behaviour === 'liquid' ? liquid : solid)(product, kg)),
    1000,
    water,
    measured,
  );

describe('the pH of a mix', () => {
  it.each<[string, readonly Product[], number, number, string]>([
    ['MAP', [map, epsom], 4.2, 4.7, 'buffer'],
    ['DAP', [dap], 7.8, 8.2, 'buffer'],
    ['dipotassium phosphate', [dkp], 8.5, 9.8, 'buffer'],
    ['two buffers', [map, dap], 4.2, 8.2, 'buffer'],
    ['borate', [solubor], 9, 9.3, 'buffer'],
    ['lime beside an acid phosphate', [map, limeFlour], 7.8, 8.5, 'alkali'],
  ])('is known of %s whatever the water', (_name, products, low, high, setBy) => {
    expect(of(products)).toMatchObject({ told: { low, high }, range: { low, high }, setBy });
  });

  it('is what was measured before anything else', () => {
    expect(of([map, limeFlour, humate], { ph: 7 }, 6.1)).toMatchObject({
      told: { low: 6.1, high: 6.1 },
      setBy: 'measured',
      canTells: [],
    });
  });

  it('is that of the water where nothing else decides, and is not known without it', () => {
    const neutral = of([ams, potassiumNitrate, captan], { ph: 8.4 });
    expect(neutral).toMatchObject({ told: { low: 8.4, high: 8.4 }, setBy: 'water' });
    // Saturation is judged over all that neutral salts may make of it.
    expect(neutral.range).toEqual({ low: 5.5, high: 8.4 });
    expect(of([ams])).toMatchObject({
      told: null,
      range: { low: 5.5, high: 7.5 },
      needsWaterPh: true,
    });
  });

  it('lies between acid salts and the water', () => {
    expect(of([zinc], { ph: 8 }).told).toEqual({ low: 3.5, high: 8 });
    expect(of([glyphosate], { ph: 6 })).toMatchObject({
      told: { low: 3.5, high: 6 },
      setBy: 'salts',
    });
    expect(of([zinc]).told).toBeNull();
  });

  it('is left to the water by a buffer of less than twice its bicarbonate', () => {
    // 50 g of MAP per 1,000 kg: 0.4 mmol/kg, where the water may have 5 of bicarbonate.
    expect(of([map], {}, null, 0.05)).toMatchObject({ told: null, needsWaterPh: true });
    expect(of([map], { ph: 8 }, null, 0.05).told).toEqual({ low: 4.2, high: 8 });
    // 9 mmol/kg of MAP: not enough for a water nobody measured, enough for a soft one.
    expect(of([map], {}, null, 1).told).toBeNull();
    expect(of([map], { bicarbonatePpm: 60 }, null, 1).told).toEqual({ low: 4.2, high: 4.7 });
    expect(of([map], { bicarbonatePpm: 300, ph: 8 }, null, 1).told).toEqual({ low: 4.2, high: 8 });
  });

  it('is not known where only a can tells it', () => {
    expect(of([map, humate])).toMatchObject({ told: null, range: null, canTells: ['humate'] });
    // A starter of several phosphates stands at 6.5, not at the 4.5 of MAP.
    expect(of([starter]).canTells).toEqual(['7-21-7']);
  });
});
