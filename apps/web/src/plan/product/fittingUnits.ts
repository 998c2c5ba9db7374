import { nutrientPct, RATE_UNIT_FACTS, RATE_UNITS, type Product, type RateUnit } from '@mix/engine';

/** Categories with an active ingredient: labels and trials state a rate of it. */
const WITH_ACTIVE: readonly Product['category'][] = [
  'herbicide',
  'fungicide',
  'insecticide',
  'growthRegulator',
];
/** The acid of a salt or ester is counted in these categories only. */
const WITH_ACID: readonly Product['category'][] = ['herbicide', 'growthRegulator'];

const hasActive = (product: Product): boolean =>
  WITH_ACTIVE.includes(product.category) ||
  (product.activeIngredientGPerL ?? product.activeIngredientPct) !== undefined;

const hasAcid = (product: Product): boolean =>
  WITH_ACID.includes(product.category) ||
  (product.acidEquivalentGPerL ?? product.acidEquivalentPct) !== undefined;

function fits(product: Product, unit: RateUnit): boolean {
  const { measure, nutrient, active } = RATE_UNIT_FACTS[unit];
  if (nutrient !== null) return (nutrientPct(product, nutrient) ?? 0) > 0;
  if (active !== null) return active === 'ai' ? hasActive(product) : hasAcid(product);
  return measure !== 'volume' || product.form === 'liquid';
}

/**
 * The units a rate of this product may have: litres for liquids, mass and seconds of a run for
 * all, a nutrient or an active ingredient where the product holds it. The unit in use always stays in the list, so that a select never shows another.
 */
export const fittingUnits = (product: Product | null, inUse: RateUnit): readonly RateUnit[] =>
  product === null ? [inUse] : RATE_UNITS.filter((unit) => unit === inUse || fits(product, unit));
