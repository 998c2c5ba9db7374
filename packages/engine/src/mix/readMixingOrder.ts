import type { MixInputProduct } from './MixInputs.ts';
import { mixProblem } from './MixProblem.ts';
import { listField, quoted, typeName, type Fields } from './readFields.ts';
import { MOST_PRODUCTS } from './readProducts.ts';

/** The operator's own order; it may only name products of the mix, each once. */
export function readMixingOrder(
  fields: Fields,
  products: readonly MixInputProduct[],
): readonly string[] | null {
  const list = listField(fields, 'mixingOrder', MOST_PRODUCTS);
  if (list === null) return null;
  const choices = products.map(({ product }) => product.id);
  const order: string[] = [];
  list.forEach((entry, place) => {
    const field = `mixingOrder.${place}`;
    if (typeof entry !== 'string' || !choices.includes(entry)) {
      const value = typeof entry === 'string' ? quoted(entry) : typeName(entry);
      fields.problems.push(mixProblem('invalidChoice', field, { value, choices, nearest: null }));
    } else if (order.includes(entry)) {
      fields.problems.push(mixProblem('productListedTwice', field, { productId: entry }));
    } else order.push(entry);
  });
  return order;
}
