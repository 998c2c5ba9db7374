import type { Product } from '@mix/engine';
import { expect, it } from 'vitest';
import { productOf } from './productOf.ts';

it('goes through a catalogue once, however often it is asked', () => {
  let read = 0;
  const products = Array.from({ length: 50 }, (_, number) =>
    // A product with an id alone, as nothing else is read of it.
    Object.defineProperty({}, 'id', {
      get: () => {
        read += 1;
        return `product-${number}`;
      },
    }),
  ) as Product[];
  const catalogue = { products };
  for (let asked = 0; asked < 100; asked += 1) {
    expect(productOf(catalogue, 'product-49')).toBe(products[49]);
    expect(productOf(catalogue, 'none')).toBeUndefined();
  }
  expect(read).toBe(50);
  expect(productOf({ products: products.slice(0, 1) }, 'product-49')).toBeUndefined();
});
