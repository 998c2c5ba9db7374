import { catalogue } from '@mix/catalogue';
import { ownProductKind, type OwnProduct } from '@mix/documents';
import { expect, it } from 'vitest';

const [urea] = catalogue.products;
if (urea === undefined) throw new Error('an empty catalogue');
const own: OwnProduct = {
  ...urea,
  id: 'own-1',
  container: { size: 25, unit: 'kg', kind: 'bag' },
  price: { amountCents: 2000, per: 'container' },
};

it('is read as it was written, with its bag and price or without', () => {
  expect(ownProductKind.parse(ownProductKind.serialise(own))).toEqual(own);
  const bare = { ...own, container: null, price: null };
  expect(ownProductKind.parse(ownProductKind.serialise(bare))).toEqual(bare);
  const older = Object.fromEntries(
    Object.entries(ownProductKind.serialise(own)).filter(
      ([key]) => key !== 'container' && key !== 'price',
    ),
  );
  expect(ownProductKind.parse(older)).toEqual(bare);
});

it.each([
  ['a newer version', { schemaVersion: 2 }],
  ['a fact of another kind', { liquidDensityKgPerL: '1.3' }],
  ['a bag without its size', { container: { unit: 'kg', kind: 'bag' } }],
  ['an empty price', { price: {} }],
])('is not read with %s', (_what, fields) => {
  expect(ownProductKind.parse({ ...ownProductKind.serialise(own), ...fields })).toBeNull();
});
