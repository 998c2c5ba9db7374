import type { MeasuredProduct, Product } from '../catalogue/Product.ts';
import { RATE_UNIT_FACTS, type RateUnitFacts } from '../catalogue/rateUnits.ts';
import type { ProductRate } from '../mix/MixDraft.ts';
import { nutrientPct } from './nutrientPct.ts';

/** What has to be known of a product before a rate is an amount of it. */
export type RateContent = 'ai' | 'ae' | 'discharge';

const GRAMS = 1000;
/** g of active ingredient in a kg that holds 1 % of it. */
const G_PER_KG_OF_PCT = 10;

/** g of the active ingredient, or of its acid, in 1 kg of a solid or 1 L of a liquid; null is not known. */
export function activeContent(product: Product, active: 'ai' | 'ae'): number | null {
  const isAcid = active === 'ae';
  if (product.form === 'liquid') {
    return (isAcid ? product.acidEquivalentGPerL : product.activeIngredientGPerL) ?? null;
  }
  const pct = isAcid ? product.acidEquivalentPct : product.activeIngredientPct;
  return pct === undefined ? null : pct * G_PER_KG_OF_PCT;
}

/** What a rate in this unit needs to know and the product does not say; null where nothing is missing. */
export function missingContent(
  product: MeasuredProduct,
  unit: ProductRate['unit'],
): RateContent | null {
  const { measure, active } = RATE_UNIT_FACTS[unit];
  if (measure === 'time') return product.dischargePerS === undefined ? 'discharge' : null;
  return active !== null && activeContent(product, active) === null ? active : null;
}

/** kg or L of the product itself, per the basis of the rate's unit. */
export interface RateOfProduct {
  readonly measure: 'mass' | 'volume';
  readonly basis: RateUnitFacts['basis'];
  readonly value: number;
}

/**
 * A rate as a rate of the product itself. A rate of a nutrient is divided by the part of the
 * product that is the nutrient; a rate of active ingredient or acid by the content of a kg or a
 * litre (MODEL.md); a rate in seconds is what was measured to run out in them. Null while the
 * content or discharge it needs is not known.
 */
export function rateAsProduct(
  product: MeasuredProduct,
  { value, unit }: ProductRate,
): RateOfProduct | null {
  const { measure, basis, perBase, nutrient, active } = RATE_UNIT_FACTS[unit];
  const own = product.form === 'liquid' ? 'volume' : 'mass';
  if (measure === 'time') {
    const perS = product.dischargePerS;
    return perS === undefined ? null : { measure: own, basis, value: value * perS };
  }
  if (active !== null) {
    const grams = activeContent(product, active);
    if (grams === null || grams <= 0) return null;
    return { measure: own, basis, value: (value * (GRAMS / perBase)) / grams };
  }
  if (nutrient === null) return { measure, basis, value: value / perBase };
  const pct = nutrientPct(product, nutrient);
  return pct === null || pct <= 0 ? null : { measure, basis, value: (value * 100) / pct / perBase };
}
