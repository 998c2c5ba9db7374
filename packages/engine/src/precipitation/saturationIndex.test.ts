import { describe, expect, it, test } from 'vitest';
import { ionsPerKg, saturationExamples } from '../../test/saturationExamples.ts';
import { saturationIndex, solidAtEquilibrium } from './saturationIndex.ts';
import type { SolidId } from './solids.ts';
import { speciate } from './speciate.ts';
import type { Ion, IonCounts } from './waterChemistry.ts';

/** mol/kg of water from kg per 1,000 kg of water. */
function totalsOf(products: Readonly<Record<string, number>>, further: IonCounts): IonCounts {
  const totals: Partial<Record<Ion, number>> = { ...further };
  for (const [product, kg] of Object.entries(products))
    for (const [ion, mol] of Object.entries(ionsPerKg[product] ?? {}) as [Ion, number][])
      totals[ion] = (totals[ion] ?? 0) + (mol * kg) / 1000;
  return totals;
}

describe('saturation, against a calculation of its own with the same constants', () => {
  it.each(saturationExamples)('%s', (_id, products, further, ph, ionicStrength, indices) => {
    const speciation = speciate(totalsOf(products, further), ph);
    expect(Math.abs(speciation.ionicStrength - ionicStrength)).toBeLessThan(0.002);
    for (const [solid, index] of Object.entries(indices) as [SolidId, number][])
      expect(Math.abs(saturationIndex(solid, speciation, ph) - index), solid).toBeLessThan(0.02);
  });
});

test.each<readonly [string, SolidId, Readonly<Record<string, number>>, number, number]>([
  ['E36', 'gypsum', { can: 10, ams: 20 }, 6, 6.27],
  ['E37', 'gypsum', { can: 5, sop: 5 }, 6, 0.89],
  ['E38', 'struvite', { epsom: 5, dap: 10 }, 8, 4.97],
])('%s: %s at equilibrium, kg per 1,000 kg of water', (_id, solid, products, ph, kg) => {
  const kgPer100L = solidAtEquilibrium(solid, totalsOf(products, {}), ph);
  expect(Math.abs(10 * kgPer100L - kg)).toBeLessThan(0.05);
});

test('E39: gypsum alone saturates water at 15.97 mmol/kg (measured 14.9 at 20 °C)', () => {
  const index = (mmolPerKg: number) =>
    saturationIndex('gypsum', speciate({ Ca: mmolPerKg / 1000, SO4: mmolPerKg / 1000 }, 7), 7);
  expect(index(15.92)).toBeLessThan(0);
  expect(index(16.02)).toBeGreaterThan(0);
});

test('E59: 0.367 kg of ammonium sulphate in 100 L of very hard water stays clear of gypsum', () => {
  const water = { Ca: 0.2 / 40.08, Mg: 0.05 / 24.305, Na: 0.1 / 22.99, K: 0.01 / 39.1 };
  const charge = 2 * water.Ca + 2 * water.Mg + water.Na + water.K;
  const totals = totalsOf({ ams: 3.67 }, { ...water, Cl: charge });
  expect(Math.abs(saturationIndex('gypsum', speciate(totals, 7), 7) + 0.42)).toBeLessThan(0.02);
});
