import { describe, expect, it } from 'vitest';
import { favouriteKind } from './Favourite.ts';

const stored = (path: string) => ({ productId: { referenceTo: path }, isFavourite: true });

describe('a favourite', () => {
  it.each(['urea', 'own-x7'])('of %s is read as it was written', (productId) => {
    const favourite = { productId, isFavourite: true };
    expect(favouriteKind.parse(favouriteKind.serialise(favourite))).toEqual(favourite);
  });

  it('of a product of the owner’s own points below the owner, whoever that will be', () => {
    const { productId } = favouriteKind.serialise({ productId: 'own-x7', isFavourite: true });
    expect(productId).toEqual({ referenceTo: 'products/own-x7' });
  });

  it.each([
    ['users/u1/products/own-x7', 'own-x7'],
    ['product/own-x7', 'own-x7'],
    ['product/urea', 'urea'],
  ])('that points to %s is of %s', (path, productId) => {
    expect(favouriteKind.parse(stored(path))).toEqual({ productId, isFavourite: true });
  });

  it.each(['product', 'product/', 'product/a/b', 'machines/m1', 'users/u1/mixes/own-x7', ''])(
    'that points to %j is none',
    (path) => {
      expect(favouriteKind.parse(stored(path))).toBeNull();
    },
  );
});
