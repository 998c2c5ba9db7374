import type { Product } from '../catalogue/Product.ts';
import { massOf, type TankProduct } from './TankContent.ts';

/** kg per 100 L in 1 lb per 100 US gal: 0.45359237 / 3.785411784, both exact. */
export const KG_PER_100L_OF_LB_PER_100GAL = 0.45359237 / 3.785411784;
/** Labels ask for up to 17 lb per 100 US gal (S40). */
export const MOST_ON_LABELS_KG_PER_100L = 17 * KG_PER_100L_OF_LB_PER_100GAL;

/** Salt table of ammonium sulphate, whichever products bring it. */
const AMMONIUM_SULPHATE = 'ammoniumSulphate';
/** % of pure ammonium sulphate, by its formula. */
const NITROGEN_PCT = 21.2;
const SULPHUR_PCT = 24.27;
/** Room for the last digits of a dose that was typed in as the plan told it. */
const NOISE = 1e-9;
/** Where conditioners and acidifiers stand in the order of addition. */
const CONDITIONER_CLASS = 30;

/**
 * Ammonium sulphate in a product, parts of its mass: the salt itself, or a solution of it by the less of
 * what its nitrogen and its sulphur come to. Thiosulphate, urea and UAN are no conditioner, and
 * potassium sulphate brings no ammonium: nothing is credited for them.
 */
function ammoniumSulphateFraction({ saltTable, groups, nutrientsPct }: Product): number {
  if (saltTable?.saltId === AMMONIUM_SULPHATE) return 1;
  if (!groups.includes('AMS') || nutrientsPct === null) return 0;
  const { N = 0, S = 0 } = nutrientsPct;
  return Math.min(1, N / NITROGEN_PCT, S / SULPHUR_PCT);
}

const GRAMS_PER_KG = 1000;

/** kg of ammonium sulphate that a product brings; of a conditioner by what its label says is in a litre. */
export function ammoniumSulphateOf(item: TankProduct): number {
  const { activeIngredientGPerL: gPerL, groups } = item.product;
  return gPerL !== undefined && groups.includes('AMS') && item.volumeL !== null
    ? (item.volumeL * gPerL) / GRAMS_PER_KG
    : massOf(item) * ammoniumSulphateFraction(item.product);
}

/** kg of salt in a product: labels count the salt of a conditioner, not the water it is sold in. */
export function saltOf(item: TankProduct): number {
  const kg = ammoniumSulphateOf(item);
  return kg > 0 ? kg : massOf(item);
}

/**
 * Whether a product goes in for the water: by its class, or as ammonium sulphate up to the most
 * that labels ask for.
 */
export function isConditioner(item: TankProduct, freshL: number): boolean {
  const { mixClass, groups } = item.product;
  if (mixClass === CONDITIONER_CLASS) return true;
  const isSulphate = groups.includes('AMS') || ammoniumSulphateOf(item) > 0;
  const mostKg = (MOST_ON_LABELS_KG_PER_100L * freshL) / 100;
  return isSulphate && saltOf(item) <= mostKg * (1 + NOISE);
}
