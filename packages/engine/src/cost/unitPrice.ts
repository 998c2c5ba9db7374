import type { MixInputProduct } from '../mix/MixInputs.ts';
import type { ProductMeasure } from '../mix/MixPlan.ts';
import { containerSize } from './containerSize.ts';

type MeasureUnit = ProductMeasure['unit'];

/** What a price per kg or L is worked out from. */
export type PricedProduct = Pick<MixInputProduct, 'price' | 'containers'> & {
  readonly product: Pick<MixInputProduct['product'], 'liquidDensityKgPerL'>;
};

/** kg to L or L to kg by a liquid's density; null when it is not known or the product is a solid. */
function perOtherUnit(line: PricedProduct, unit: MeasureUnit): number | null {
  const density = line.product.liquidDensityKgPerL;
  if (density === null) return null;
  return unit === 'L' ? density : 1 / density;
}

/**
 * The operator's price in cents per kg or per L, whichever the product is measured in; not rounded,
 * because amounts are multiplied with it. A price per container needs exactly one kind of
 * container: with two, the price would not say of which. Null when the price per kg or L is not
 * known.
 */
export function unitPrice(line: PricedProduct, unit: MeasureUnit): number | null {
  const { price, containers } = line;
  if (price === null) return null;
  if (price.per === unit) return price.amountCents;
  if (price.per !== 'container') {
    const ratio = perOtherUnit(line, unit);
    return ratio === null ? null : price.amountCents * ratio;
  }
  const [container, another] = containers;
  if (container === undefined || another !== undefined) return null;
  const size = containerSize(container, unit);
  return size === null ? null : price.amountCents / size;
}
