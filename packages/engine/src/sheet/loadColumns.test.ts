import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { loadColumns } from './loadColumns.ts';

it('puts loads that are filled alike together, and still knows what ground each covers', () => {
  // 30 L stay in the machine: 3 x 1,000 L at 100 L/ha cover 9.7 + 10 + 10 ha (facts 3.6).
  const draft = {
    tankCapacityL: 1000,
    deadVolumeL: 30,
    sprayAreaHa: 29.7,
    applicationRateLPerHa: 100,
    products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
  };
  const [column, ...others] = loadColumns(calculateMix(draft, mixCatalogue).plan?.loads ?? []);
  expect(others).toEqual([]);
  expect(column).toMatchObject({ from: 1, to: 3 });
  expect(column?.entries.map(({ count, areaHa }) => [count, areaHa])).toEqual([
    [1, 9.7],
    [2, 10],
  ]);
});
