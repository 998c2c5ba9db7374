import type { Product } from '../catalogue/Product.ts';
import type { ProductRate } from '../mix/MixDraft.ts';
import type { ProductMeasure } from '../mix/MixPlan.ts';
import { productMeasure } from './productAmount.ts';
import { rateAsProduct } from './rateAsProduct.ts';

interface SprayedGround {
  /** ha */
  readonly areaHa: number;
  /** L/ha of finished spray; null: not known, and a rate by volume is then no amount. */
  readonly applicationRateLPerHa: number | null;
}

/**
 * kg or L of a product that a rate brings onto ground, whatever tank carried it there: no rounding to a
 * scale, nothing that stays in a machine. A liquid by mass is litres where its density is known, else the
 * kilograms that were said. Null for a rate per load, for one by volume without the spray's own rate, where
 * the content it speaks of is not known, and for a solid by volume.
 */
export function amountOnArea(
  product: Product,
  rate: ProductRate,
  { areaHa, applicationRateLPerHa }: SprayedGround,
): ProductMeasure | null {
  const ofProduct = rateAsProduct(product, rate);
  if (ofProduct === null || ofProduct.basis === 'load') return null;
  const { measure, basis, value } = ofProduct;
  const ofBasis = basis === 'area' ? areaHa : per100L(areaHa, applicationRateLPerHa);
  if (ofBasis === null) return null;
  const amount = value * ofBasis;
  if (product.form !== 'liquid') return measure === 'mass' ? productMeasure('kg', amount) : null;
  if (measure === 'volume') return productMeasure('L', amount);
  const density = product.liquidDensityKgPerL;
  return density === null ? productMeasure('kg', amount) : productMeasure('L', amount / density);
}

/** Hundreds of litres of finished spray on an area. */
const per100L = (areaHa: number, rateLPerHa: number | null): number | null =>
  rateLPerHa === null ? null : (areaHa * rateLPerHa) / 100;
