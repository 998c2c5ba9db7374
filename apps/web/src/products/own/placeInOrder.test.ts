import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { placeInOrder } from './placeInOrder.ts';

it('puts every product of the catalogue where the catalogue has it, or asks', () => {
  const placed = catalogue.products.filter((product) => placeInOrder(product) !== null);
  expect(placed.length).toBeGreaterThan(50);
  for (const product of placed) {
    expect(placeInOrder(product), product.id).toBe(product.mixClass);
  }
});

it('asks where what it is does not say it', () => {
  expect(placeInOrder({ category: 'adjuvant', form: 'liquid', formulation: 'SL' })).toBeNull();
  expect(placeInOrder({ category: 'herbicide', form: 'liquid', formulation: null })).toBeNull();
  expect(placeInOrder({})).toBeNull();
});
