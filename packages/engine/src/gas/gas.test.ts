import { describe, expect, it, test } from 'vitest';
import { celsius } from '../units/quantity.ts';
import { ammoniaOverLiquidPpm, ammoniaShare } from './ammonia.ts';
import { carbonDioxideMol, gasLitres } from './carbonDioxide.ts';

/** mol of carbonate in 1 kg of calcium carbonate. */
const CARBONATE_MOL_PER_KG = 1000 / 100.09;
/** mol of acid in 1 kg of phosphoric acid 85 %. */
const PHOSPHORIC_85_MOL_PER_KG = 850 / 98;

describe('ammonia', () => {
  it.each([
    ['E46', 10, 8.3, 3.57],
    ['E47', 20, 8.3, 7.32],
    ['E48', 25, 8, 5.37],
    ['E49', 20, 12.4, 99.9],
    ['E50', 15, 5.5, 0.01],
    ['as published', 20, 8.5, 11.1],
    ['as published', 20, 6, 0.04],
  ])('%s: at %d °C and pH %d %d %% of the ammonium', (_id, temperatureC, ph, sharePct) => {
    const share = ammoniaShare(ph, celsius(temperatureC)) ?? NaN;
    expect(Math.abs(100 * share - sharePct)).toBeLessThan(0.05);
  });

  test('E51: 20 kg of ammonium sulphate over lime, 277 ppm over still liquid at 20 °C', () => {
    const ammoniumMolPerKg = 0.02 * 15.136;
    const ammonia = ammoniumMolPerKg * (ammoniaShare(8.3, celsius(20)) ?? NaN);
    expect(ammonia * 1000).toBeCloseTo(22.2, 1);
    expect(Math.abs((ammoniaOverLiquidPpm(ammonia, celsius(20)) ?? NaN) / 277 - 1)).toBeLessThan(
      0.01,
    );
  });

  it('is not told beyond what was measured', () => {
    expect(ammoniaShare(8, celsius(-1))).toBeNull();
    expect(ammoniaOverLiquidPpm(0.01, celsius(9))).toBeNull();
    expect(ammoniaOverLiquidPpm(0.01, celsius(25))).toBeCloseTo(160, 6);
    expect(ammoniaOverLiquidPpm(0.01, celsius(26))).toBeNull();
  });
});

describe('carbon dioxide', () => {
  test('E52: 1 kg of calcium carbonate in enough acid, 0.440 kg and 240 L', () => {
    const mol = carbonDioxideMol(1000, CARBONATE_MOL_PER_KG);
    expect(mol).toBeCloseTo(9.99, 2);
    expect((mol * 44.01) / 1000).toBeCloseTo(0.44, 3);
    expect(Math.abs(gasLitres(mol) / 240 - 1)).toBeLessThan(0.01);
  });

  test('E53: 1 kg of phosphoric acid 85 % on lime by its first H, 4.34 mol and 104 L', () => {
    const mol = carbonDioxideMol(PHOSPHORIC_85_MOL_PER_KG, 1000);
    expect(mol).toBeCloseTo(4.34, 2);
    expect(Math.abs(gasLitres(mol) / 104 - 1)).toBeLessThan(0.01);
  });
});
