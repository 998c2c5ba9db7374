import type { CatalogueFacts } from '../../catalogue/list/CatalogueFacts.ts';
import { OWN_MACHINE } from '../draft/formChanges.ts';
import type { MixForm } from '../draft/MixForm.ts';

const named = <Item extends { readonly id: string }>(
  list: readonly Item[],
  ids: readonly string[],
): readonly Item[] | null => {
  const found = list.filter(({ id }) => ids.includes(id));
  return ids.every((id) => found.some((item) => item.id === id)) ? found : null;
};

/**
 * The facts that a mix names, out of a longer list; null where one is missing, as one of the owner's
 * own is, and where loads hang together, which are followed with the whole list. A plan with them is
 * the plan with all: it looks at no other product, machine or nozzle.
 */
export function factsOfMix(
  { products, machineId, nozzle, linked }: MixForm,
  listed: CatalogueFacts,
): CatalogueFacts | null {
  if (linked != null) return null;
  const productIds = products.map(({ productId }) => productId);
  const isListed = machineId != null && machineId !== OWN_MACHINE;
  const found = {
    products: named(listed.products, productIds),
    machines: named(listed.machines, isListed ? [machineId] : []),
    nozzles: named(listed.nozzles, nozzle?.nozzleId == null ? [] : [nozzle.nozzleId]),
  };
  const { products: lines, machines, nozzles } = found;
  return lines === null || machines === null || nozzles === null
    ? null
    : { products: lines, machines, nozzles };
}
