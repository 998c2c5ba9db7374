import type { MixInputProduct } from '../mix/MixInputs.ts';
import { mixProblem } from '../mix/MixProblem.ts';
import type { DraftTable } from '../mix/draftFields.ts';
import { quoted, typeName } from './readFields.ts';
import { listOf, type PartFields } from './readPart.ts';

/** The operator's own order; it may only name products of the mix, each once. */
export function readMixingOrder(
  fields: PartFields<Pick<DraftTable, 'mixingOrder'>>,
  products: readonly MixInputProduct[],
): readonly string[] | null {
  const list = listOf(fields, 'mixingOrder');
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
