import type { Catalogue } from '@mix/engine';

/** The name of a product by its id; the id itself where the catalogue has no such product. */
export type NameOf = (productId: string) => string;

export const productNames = (catalogue: Catalogue): NameOf => {
  const names = new Map(catalogue.products.map(({ id, name }) => [id, name]));
  return (productId) => names.get(productId) ?? productId;
};

/** "a, b and c" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
