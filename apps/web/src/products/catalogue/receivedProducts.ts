import type { Product } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

const none: readonly Product[] = [];

// Only the form is checked here, and a copy of another version is kept aside by its number.
const isProducts = (stored: unknown): stored is readonly Product[] =>
  Array.isArray(stored) &&
  stored.every(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'id' in entry && 'sources' in entry,
  );

/** Products that came with jobs taken over from links; their facts are unchecked. */
export const receivedProducts = createKeptValue(browserStorage(), {
  key: 'mix.receivedProducts',
  schema: 1,
  empty: none,
  read: (stored) => (isProducts(stored) ? stored : null),
});

/** Keeps the facts of products that came with a job; a product known from before gets the new ones. */
export function keepReceivedProducts(products: readonly Product[]): void {
  if (products.length === 0) return;
  const ids = new Set(products.map(({ id }) => id));
  receivedProducts.setState(({ value }) => ({
    value: [...products, ...value.filter(({ id }) => !ids.has(id))],
  }));
}
