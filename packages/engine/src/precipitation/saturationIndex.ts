import { SOLIDS, type Solid, type SolidId } from './solids.ts';
import { speciate, type Speciation } from './speciate.ts';
import type { Ion, IonCounts } from './waterChemistry.ts';

/** Rounds of the search: to a thousandth of what there can be. */
const HALVINGS = 10;

/** Ions of a solid, with how many of each. */
export const ionsOfSolid = (id: SolidId): readonly (readonly [Ion, number])[] =>
  Object.entries(SOLIDS[id].ions) as [Ion, number][];

/** log10 of the ion product over the solubility product; above 0 the solid may form. */
export function saturationIndex(id: SolidId, { logActivity }: Speciation, ph: number): number {
  const { logK, protons }: Solid = SOLIDS[id];
  let log = -protons * ph - logK;
  for (const [ion, count] of ionsOfSolid(id))
    log += count * (logActivity.get(ion) ?? Number.NEGATIVE_INFINITY);
  return log;
}

/** mol/kg of the solid that its scarcest ion allows. */
const mostOf = (id: SolidId, totals: IonCounts): number =>
  Math.min(...ionsOfSolid(id).map(([ion, count]) => (totals[ion] ?? 0) / count));

/** kg per 100 L of water from mol per kg of it. */
const weighed = (id: SolidId, molPerKg: number): number => (molPerKg * SOLIDS[id].gPerMol) / 10;

/** The most of a solid that there can be, kg per 100 L of water. */
export const mostSolid = (id: SolidId, totals: IonCounts): number =>
  weighed(id, mostOf(id, totals));

/**
 * What has dropped out once the rest is at saturation, kg per 100 L of water: ions are taken away
 * in the ratio of the solid until its index is 0. The pH is held.
 */
export function solidAtEquilibrium(id: SolidId, totals: IonCounts, ph: number): number {
  let least = 0;
  let most = mostOf(id, totals);
  for (let round = 0; round < HALVINGS; round += 1) {
    const taken = (least + most) / 2;
    const left: Partial<Record<Ion, number>> = { ...totals };
    for (const [ion, count] of ionsOfSolid(id)) left[ion] = (left[ion] ?? 0) - count * taken;
    if (saturationIndex(id, speciate(left, ph), ph) > 0) least = taken;
    else most = taken;
  }
  return weighed(id, least);
}
