import { expect, it } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { solid, tankContent } from '../../test/testMix.ts';
import { epsom } from '../../test/testProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import { carbonateOfWater } from './carbonateOfWater.ts';
import { phOfMix } from './phOfMix.ts';
import { tankIons } from './tankIons.ts';

const zinc = exampleProduct({
  id: 'zinc',
  groups: ['ZN', 'SO4'],
  nutrientsPct: { Zn: 22.7, S: 11.2 },
});
/** Ca 0.5 and HCO3 1 mmol/kg, as in E22. */
const hard = { calciumPpm: 20, bicarbonatePpm: 61, ph: 8.2 };

function found(product: Product, kg: number, water: WaterAnalysisDraft, measuredPh: number | null) {
  const content = tankContent([solid(product, kg)]);
  const balance = balanceTank(content);
  const { range } = phOfMix(content.products, balance.waterMassKg, water, measuredPh);
  const tank = tankIons(content, balance, water, null, range);
  return tank === null ? [] : carbonateOfWater(content, tank);
}

it('E22: zinc sulphate in water of pH 8.2 may drop as carbonate, as much as the water has of it', () => {
  const [problem] = found(zinc, 1, hard, null);
  expect(problem).toMatchObject({
    code: 'waterMayDropMetal',
    severity: 'warn',
    values: { productIds: ['zinc'], solid: 'smithsonite', ph: 8.2 },
  });
  // 1 mmol/kg of 125.39 g/mol.
  expect(Number(problem?.values.mostKgPer100L)).toBeCloseTo(0.0125, 3);
});

it('E26: magnesium stays, and so does zinc in water without bicarbonate or made sour', () => {
  expect(found(epsom, 10, hard, null)).toEqual([]);
  expect(found(zinc, 1, { ph: 8.2 }, null)).toEqual([]);
  expect(found(zinc, 1, hard, 5)).toEqual([]);
});

it('grams of it are left untold', () => {
  expect(found(zinc, 0.1, hard, null)).toEqual([]);
});
