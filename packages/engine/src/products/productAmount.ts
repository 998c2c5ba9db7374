import type { MixInputProduct } from '../mix/MixInputs.ts';
import type { ProductMeasure } from '../mix/MixPlan.ts';
import { rateAsProduct } from './rateAsProduct.ts';
import type { TankProduct } from '../tank/TankContent.ts';
import { massOfVolume } from '../units/operations.ts';
import { kilograms, litres, type Litres, type LitresPerHectare } from '../units/quantity.ts';
import type { RateUnitFacts } from '../catalogue/rateUnits.ts';
import type { Product } from '../catalogue/Product.ts';

/** A rate in the unit the product is measured in: kg for solids, L for liquids. */
export interface ProductDose {
  readonly product: Product;
  readonly unit: ProductMeasure['unit'];
  readonly basis: RateUnitFacts['basis'];
  /** kg or L, per ha, per 100 L of finished spray or per load. */
  readonly value: number;
}

/** The part of the spray a dose is measured out for. */
export interface SprayPart {
  /** Line of the tank when the load is ready. */
  readonly loadL: Litres;
  /** The line less the same mix in the tank, which carries its product already. */
  readonly freshL: Litres;
  /** Line of the load that the same mix is of; null or absent is this very load. */
  readonly mixOfLoadL?: Litres | null;
}

/** A fact that a read draft cannot lack: without it the draft was refused. */
function known<Value>(value: Value | null, product: Product): Value {
  if (value === null) throw new RangeError(`not enough is known of ${product.id}`);
  return value;
}

/**
 * Reads a rate whatever it is meant per; a liquid given by mass is divided by its density
 * (MODEL.md).
 * Throws where content or density is missing: `readMix` refuses such a draft.
 */
export function productDose({
  product,
  rate,
}: Pick<MixInputProduct, 'product' | 'rate'>): ProductDose {
  const { measure, basis, value } = known(rateAsProduct(product, rate), product);
  if (product.form !== 'liquid') return { product, unit: 'kg', basis, value };
  const volume = measure === 'mass' ? value / known(product.liquidDensityKgPerL, product) : value;
  return { product, unit: 'L', basis, value: volume };
}

/**
 * kg or L of one dose in a load: per ha and per 100 L it follows the fresh part; per load every ready
 * tank holds the same whatever its line, less what the same mix in the tank brings.
 */
export function amountInLoad(
  { basis, value }: ProductDose,
  { loadL, freshL, mixOfLoadL = null }: SprayPart,
  applicationRate: LitresPerHectare,
): number {
  if (basis === 'area') return (value * freshL) / applicationRate;
  if (basis === 'volume') return (value * freshL) / 100;
  return mixOfLoadL === null
    ? value * (freshL / loadL)
    : value * (1 - (loadL - freshL) / mixOfLoadL);
}

export const productMeasure = (unit: ProductMeasure['unit'], value: number): ProductMeasure =>
  unit === 'kg' ? { unit, value: kilograms(value) } : { unit, value: litres(value) };

/** The amount as it goes into the tank: solids by mass, liquids by volume and mass where known. */
export function asTankProduct({ product, unit }: ProductDose, amount: number): TankProduct {
  if (unit === 'kg') return { product, massKg: kilograms(amount), volumeL: null };
  const volumeL = litres(amount);
  const density = product.liquidDensityKgPerL;
  return { product, massKg: density === null ? null : massOfVolume(volumeL, density), volumeL };
}
