import { expect, it } from 'vitest';
import { ionsPerKg } from '../../test/saturationExamples.ts';
import { celsius } from '../units/quantity.ts';
import { crystalSaturation, type CrystalId } from './crystals.ts';
import type { Ion } from './waterChemistry.ts';

it.each<readonly [string, CrystalId, Readonly<Record<string, number>>, number, number, number]>([
  ['E40', 'arcanite', { ams: 100, kcl: 100 }, 10, 2.28, 0.02],
  ['E41', 'arcanite', { ams: 20, kcl: 20 }, 10, 0.018, 0.002],
  ['E42', 'niter', { an: 200, kcl: 150 }, 0, 2.76, 0.02],
  ['E43', 'niter', { kno3: 20, can: 20 }, 10, 0.0179, 0.001],
])('%s: %s from %j at %d °C', (_id, crystal, products, temperatureC, theirs, tolerance) => {
  const totals: Partial<Record<Ion, number>> = {};
  for (const [product, kg] of Object.entries(products))
    for (const [ion, mol] of Object.entries(ionsPerKg[product] ?? {}) as [Ion, number][])
      totals[ion] = (totals[ion] ?? 0) + (mol * kg) / 1000;
  const ours = crystalSaturation(crystal, totals, celsius(temperatureC));
  expect(Math.abs(ours - theirs)).toBeLessThan(tolerance);
});
