import { expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { ProductLabel } from '../catalogue/ProductLabel.ts';
import { assessLabels } from './assessLabels.ts';

const notKnown = (figures: Omit<ProductLabel, 'country'>) => {
  const label: ProductLabel = { country: null, ...figures };
  const product = exampleProduct({ id: 'a', category: 'herbicide', label });
  const inputs = exampleInputs({ products: [exampleLine(product)] });
  return assessLabels(inputs, [], null).problems.find(({ code }) => code === 'intervalsNotKnown');
};

it('names only the intervals that are not known', () => {
  expect(notKnown({ rainFreeH: 1, grazingDays: 0, harvestDays: 7 })?.values).toEqual({
    productIds: ['a'],
    kinds: ['entry', 'cutting'],
  });
  const all = { rainFreeH: 1, entryH: 12, grazingDays: 0, cuttingDays: 0, harvestDays: 7 };
  expect(notKnown(all)).toBeUndefined();
});
