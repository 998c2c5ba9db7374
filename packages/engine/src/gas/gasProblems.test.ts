import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { liquid, solid, tankContent } from '../../test/testMix.ts';
import { ams, glyphosate, limeFlour, urea } from '../../test/testProducts.ts';
import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import { phOfMix } from '../precipitation/phOfMix.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankProduct } from '../tank/TankContent.ts';
import { celsius, kilogramsPerLitre } from '../units/quantity.ts';
import { gasProblems } from './gasProblems.ts';

interface Conditions {
  readonly water?: WaterAnalysisDraft;
  readonly measuredPh?: number;
  readonly endC?: number | null;
}

const found = (
  products: readonly TankProduct[],
  { water = {}, measuredPh, endC = 20 }: Conditions = {},
) => {
  const content = tankContent(products);
  const balance = balanceTank(content);
  const ph = phOfMix(products, balance.waterMassKg, water, measuredPh ?? null);
  return gasProblems(content, balance, endC === null ? null : celsius(endC), ph);
};
const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code);

describe('ammonia', () => {
  it('stays in a mix of pH 7.5 or less, and in one without ammonium', () => {
    expect(codes([solid(ams, 20)], { measuredPh: 7.5 })).toEqual([]);
    expect(codes([solid(urea, 20)], { measuredPh: 9 })).toEqual([]);
  });

  it('is noted up to pH 8.5 with its share, and warned of above', () => {
    const [noted] = found([solid(ams, 20)], { measuredPh: 8.3 });
    expect(noted).toMatchObject({ code: 'ammoniaMayLeave', severity: 'note' });
    expect(Number(noted?.values.share)).toBeCloseTo(0.0732, 3);
    // E51, but for the little room that 20 kg take in 1,000 L.
    expect(Number(noted?.values.overLiquidPpm) / 277).toBeCloseTo(1, 1);
    expect(codes([solid(ams, 20)], { measuredPh: 9 })).toEqual(['ammoniaLeaves']);
    expect(codes([solid(ams, 20), solid(limeFlour, 50)])).toEqual(['ammoniaMayLeave']);
  });

  it('is told without a figure while the temperature is not known', () => {
    expect(found([solid(ams, 20)], { measuredPh: 9, endC: null })[0]?.values).toMatchObject({
      share: null,
      overLiquidPpm: null,
    });
  });

  it('is nothing where the pH is not known, or an acid salt meets alkaline water', () => {
    expect(codes([solid(ams, 20)])).toEqual([]);
    expect(codes([solid(ams, 20), liquid(glyphosate, 3)], { water: { ph: 8.2 } })).toEqual([]);
    expect(codes([solid(ams, 20)], { water: { ph: 8.2 } })).toEqual(['ammoniaMayLeave']);
  });
});

describe('carbon dioxide', () => {
  const acid = exampleProduct({
    id: 'phosphoric-85',
    form: 'liquid',
    behaviour: 'liquid',
    liquidDensityKgPerL: kilogramsPerLitre(1.689),
    groups: ['PO4', 'ACID_STRONG'],
    nutrientsPct: { P: 26.88 },
  });
  const lime = { ...limeFlour, neutralisingValuePct: 97 };

  it('of acid and lime foams over from a tenth of the mix on', () => {
    const [problem] = found([liquid(acid, 10), solid(lime, 100)]);
    expect(problem).toMatchObject({
      code: 'foamsOver',
      severity: 'warn',
      values: { productIds: ['phosphoric-85', 'lime-flour'] },
    });
    // 104 L from 1 kg of it (E53): 16.89 kg in 1,000 L.
    expect(Number(problem?.values.gasLPer100L)).toBeCloseTo(177, -1);
    expect(codes([liquid(acid, 0.5), solid(lime, 100)])).toEqual([]);
  });

  it('is no more than the lime has', () => {
    // 240 L from 1 kg of calcium carbonate (E52).
    const [problem] = found([liquid(acid, 100), solid(lime, 1)]);
    expect(Number(problem?.values.gasLPer100L)).toBeCloseTo(23.4, 0);
  });

  it('is not worked out of an acid whose strength is not stated', () => {
    const citric = exampleProduct({ id: 'citric', groups: ['ACID_WEAK'], nutrientsPct: {} });
    expect(codes([solid(citric, 50), solid(lime, 100)])).toEqual([]);
  });
});
