import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { asSold } from './asSold.ts';

const lines = [{ productId: 'metsulfuron-600-wg', soldAs: 'Ally' }, { productId: 'urea' }];
const nameIn = (of: typeof catalogue, wanted: string) =>
  of.products.find(({ id }) => id === wanted)?.name ?? 'not there';

it('calls a product of a mix by the brand and by what is in it, and every other as it is called', () => {
  const named = asSold(catalogue, lines);
  expect(nameIn(named, 'metsulfuron-600-wg')).toBe(
    `Ally: ${nameIn(catalogue, 'metsulfuron-600-wg')}`,
  );
  expect(nameIn(named, 'urea')).toBe(nameIn(catalogue, 'urea'));
});

it('is the same object while neither changes, and the catalogue itself where no line has a brand', () => {
  expect(asSold(catalogue, lines)).toBe(asSold(catalogue, [...lines]));
  expect(asSold(catalogue, [{ productId: 'urea', soldAs: null }])).toBe(catalogue);
});

it('names once what was named before it was kept', () => {
  const once = asSold(catalogue, lines);
  expect(asSold(once, lines).products).toEqual(once.products);
});
