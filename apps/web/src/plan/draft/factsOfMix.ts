import { rulesAmong, type Catalogue } from '@mix/engine';
import { OWN_MACHINE } from './formChanges.ts';
import type { MixForm } from './MixForm.ts';

const named = <Item extends { readonly id: string }>(
  list: readonly Item[],
  ids: readonly string[],
): readonly Item[] | null => {
  const found = list.filter(({ id }) => ids.includes(id));
  return ids.every((id) => found.some((item) => item.id === id)) ? found : null;
};

/**
 * The facts of a catalogue that a mix names, with the rules between its products. Null where a
 * product, machine or nozzle is missing, as the owner's own are, and where loads are linked, as
 * links are followed with the whole list. A plan with these facts is the plan with the whole
 * catalogue: it looks at nothing else.
 */
export function factsOfMix(
  { products, machineId, nozzle, linked }: MixForm,
  listed: Catalogue,
): Catalogue | null {
  if (linked != null) return null;
  const productIds = products.map(({ productId }) => productId);
  const isListed = machineId != null && machineId !== OWN_MACHINE;
  const found = {
    products: named(listed.products, productIds),
    machines: named(listed.machines, isListed ? [machineId] : []),
    nozzles: named(listed.nozzles, nozzle?.nozzleId == null ? [] : [nozzle.nozzleId]),
  };
  const { products: lines, machines, nozzles } = found;
  if (lines === null || machines === null || nozzles === null) return null;
  const compatibilityRules = rulesAmong(listed.compatibilityRules, lines);
  return { ...listed, products: lines, machines, nozzles, compatibilityRules };
}
