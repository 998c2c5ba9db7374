import type { Product } from '../catalogue/Product.ts';
import { CHEMICAL_GROUPS, currentGroups, type GroupKind } from '../catalogue/chemicalGroups.ts';

export interface PhRange {
  readonly low: number;
  readonly high: number;
}

const range = (low: number, high: number): PhRange => ({ low, high });

/** What a solid alkali in suspension holds the mix at, whatever else is in it. */
const HELD: readonly (readonly [string, PhRange])[] = [
  ['ALK_STRONG', range(10.3, 12.5)],
  ['CARBONATE', range(7.8, 8.5)],
];
/** Phosphates between pK 2.15, 7.20 and 9.24 of ammonium, less activity. */
const ACID_PHOSPHATE = range(4.2, 4.7);
const AMMONIUM_PHOSPHATE = range(7.8, 8.2);
const BORAX = range(9, 9.3);
const METAL_SALT = range(3.5, 5.5);
const IRON_SALT = range(3, 4.5);
/** Where water and neutral salts decide. */
const NEUTRAL = range(5.5, 7.5);
/** Below it the water may outdo a phosphate: alkalinity of 300 mg/L of bicarbonate twice, mol/kg. */
const BUFFER_MOL_PER_KG = 0.01;

const METALS = ['ZN', 'CU', 'MN', 'CO'];
const UNCERTAIN_KINDS: readonly GroupKind[] = ['colloid', 'property', 'solid', 'live'];
/** Groups whose pH only the can tells. */
const UNCERTAIN = ['POLYPHOSPHATE', 'PHOSPHITE', 'BICARBONATE', 'SILICATE', 'COMPLEX', 'CHELATE'];
/** Solids that leave the pH as it is. */
const INERT = ['CA_SPARING', 'SULPHUR', 'CLAY', 'PO4_INSOL'];
const kinds: ReadonlyMap<string, GroupKind> = new Map(Object.entries(CHEMICAL_GROUPS));

/** Range one product asks for; `none` where it has no say; null where only its can tells. */
function rangeOf(groups: readonly string[]): PhRange | 'none' | null {
  const has = (group: string) => groups.includes(group);
  if (has('PO4') && !has('FISH') && !has('ACID_STRONG'))
    return has('ALK_MILD') ? AMMONIUM_PHOSPHATE : ACID_PHOSPHATE;
  if (has('BORON') && has('ALK_MILD')) return BORAX;
  const isUncertain = groups.some(
    (group) =>
      UNCERTAIN.includes(group) ||
      (UNCERTAIN_KINDS.includes(kinds.get(group) ?? 'property') && !INERT.includes(group)),
  );
  if (isUncertain) return null;
  if (has('FE')) return IRON_SALT;
  if (METALS.some(has)) return METAL_SALT;
  return has('GLY') ? METAL_SALT : 'none';
}

/**
 * Between which pH a mix stands, from what is in it: a suspended alkali beats everything dissolved,
 * else the buffers together, else the water. Null where a product is in it whose pH only its can
 * tells. Never narrower than what is known: both ends are to be judged.
 */
export function phRange(
  products: readonly Product[],
  phosphateMolPerKg: number,
  waterPh: number | null,
): PhRange | null {
  const groupsOf = products.map(({ groups }) => currentGroups(groups));
  for (const [group, held] of HELD)
    if (groupsOf.some((groups) => groups.includes(group))) return held;
  const ranges: PhRange[] = [];
  for (const groups of groupsOf) {
    const one = rangeOf(groups);
    if (one === null) return null;
    if (one !== 'none') ranges.push(one);
  }
  const water = range(
    Math.min(NEUTRAL.low, waterPh ?? NEUTRAL.low),
    Math.max(NEUTRAL.high, waterPh ?? NEUTRAL.high),
  );
  if (ranges.length === 0 || phosphateMolPerKg < BUFFER_MOL_PER_KG) ranges.push(water);
  return range(
    Math.min(...ranges.map(({ low }) => low)),
    Math.max(...ranges.map(({ high }) => high)),
  );
}
