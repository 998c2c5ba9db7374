import type { Product } from '../catalogue/Product.ts';
import { needsLabel } from '../catalogue/needsLabel.ts';

/** Ways in which a product acts: `HRAC 9`; null where that is not known. */
export function waysOfActing(product: Product | undefined): readonly string[] | null {
  if (product === undefined) return null;
  const { resistanceGroups } = product;
  if (resistanceGroups === undefined) return needsLabel(product) ? null : [];
  return resistanceGroups.map(({ scheme, group }) => `${scheme} ${group}`);
}
