import type { Product } from '../catalogue/Product.ts';
import { kindOf, type GroupKind } from '../catalogue/chemicalGroups.ts';
import { currentGroups } from '../catalogue/currentGroups.ts';

export interface PhRange {
  readonly low: number;
  readonly high: number;
}

/** What one product does to the pH of a mix. */
export interface PhOfProduct {
  /**
   * An alkali decides the pH of every mix, a buffer that of a mix with enough of it, a salt that of
   * a mix where nothing else decides.
   */
  readonly kind: 'alkali' | 'buffer' | 'salt' | 'canTells' | 'none';
  readonly range: PhRange;
  /** mol of the buffer in 1 kg of product. */
  readonly bufferMolPerKg: number;
}

const range = (low: number, high: number): PhRange => ({ low, high });

/** pH that a solid alkali in suspension, or lye, holds the mix at, whatever else is in it. */
const HELD: readonly (readonly [string, PhRange])[] = [
  ['ALK_STRONG', range(10.3, 12.5)],
  ['CARBONATE', range(7.8, 8.5)],
];
/** Phosphates between pK 2.15, 7.20 and 9.24 of ammonium, or 12.38 without it, less activity. */
const ACID_PHOSPHATE = range(4.2, 4.7);
const AMMONIUM_PHOSPHATE = range(7.8, 8.2);
const POTASSIUM_PHOSPHATE = range(8.5, 9.8);
const BORATE = range(9, 9.3);
const METAL_SALT = range(3.5, 5.5);
const IRON_SALT = range(3, 4.5);
/** pH where water and neutral salts decide. */
export const NEUTRAL = range(5.5, 7.5);

/** Acid salts, the most acid first. */
const SALTS: readonly (readonly [string, PhRange])[] = [
  ['FE', IRON_SALT],
  ...['ZN', 'CU', 'MN', 'CO', 'GLY'].map((group) => [group, METAL_SALT] as const),
];
const UNCERTAIN_KINDS: readonly GroupKind[] = ['colloid', 'property', 'solid', 'live'];
/**
 * Groups whose pH only the can tells: liquids of several phosphates are set to a pH of their own.
 */
const UNCERTAIN = [
  ...['POLYPHOSPHATE', 'PHOSPHITE', 'BICARBONATE', 'SILICATE', 'COMPLEX', 'CHELATE', 'PO4'],
];
/** Solids that leave the pH as it is. */
const INERT = ['CA_SPARING', 'SULPHUR', 'CLAY', 'PO4_INSOL'];

const PHOSPHORUS_G_PER_MOL = 30.974;
const BORON_G_PER_MOL = 10.81;
const G_PER_PERCENT = 10;

type Groups = readonly string[];

const isUncertain = (groups: Groups): boolean =>
  groups.some(
    (group) =>
      UNCERTAIN.includes(group) ||
      (UNCERTAIN_KINDS.includes(kindOf(group) ?? 'property') && !INERT.includes(group)),
  );

function phosphateRange(groups: Groups): PhRange {
  if (!groups.includes('ALK_MILD')) return ACID_PHOSPHATE;
  return groups.includes('NH4') ? AMMONIUM_PHOSPHATE : POTASSIUM_PHOSPHATE;
}

/** A phosphate or borate salt; null where it is neither. */
function bufferOf({ nutrientsPct }: Product, groups: Groups): PhOfProduct | null {
  const of = (ownRange: PhRange, pct: number | undefined, gPerMol: number): PhOfProduct => ({
    kind: 'buffer',
    range: ownRange,
    bufferMolPerKg: ((pct ?? 0) * G_PER_PERCENT) / gPerMol,
  });
  const has = (group: string) => groups.includes(group);
  const isSalt = !['FISH', 'ACID_STRONG', 'POLYPHOSPHATE'].some(has);
  if (has('PO4') && isSalt)
    return of(phosphateRange(groups), nutrientsPct?.P, PHOSPHORUS_G_PER_MOL);
  return has('BORON') && has('ALK_MILD') ? of(BORATE, nutrientsPct?.B, BORON_G_PER_MOL) : null;
}

function judge(product: Product): PhOfProduct {
  const groups = currentGroups(product.groups);
  const own = (kind: PhOfProduct['kind'], ofKind: PhRange): PhOfProduct => ({
    kind,
    range: ofKind,
    bufferMolPerKg: 0,
  });
  const held = HELD.find(([group]) => groups.includes(group));
  if (held !== undefined) return own('alkali', held[1]);
  const buffer = product.behaviour === 'dissolves' ? bufferOf(product, groups) : null;
  if (buffer !== null) return buffer;
  if (isUncertain(groups)) return own('canTells', NEUTRAL);
  const salt = SALTS.find(([group]) => groups.includes(group));
  return salt === undefined ? own('none', NEUTRAL) : own('salt', salt[1]);
}

const judged = new WeakMap<Product, PhOfProduct>();

/** What a product does to the pH of a mix, by what it is made of. */
export function phOfProduct(product: Product): PhOfProduct {
  const known = judged.get(product);
  if (known !== undefined) return known;
  const own = judge(product);
  judged.set(product, own);
  return own;
}
