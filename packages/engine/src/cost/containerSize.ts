import type { ProductMeasure } from '../mix/MixPlan.ts';
import type { ProductContainer } from '../catalogue/Product.ts';

const IN_BASE: Readonly<
  Record<ProductContainer['unit'], { readonly unit: ProductMeasure['unit']; readonly size: number }>
> = {
  kg: { unit: 'kg', size: 1 },
  g: { unit: 'kg', size: 1e-3 },
  L: { unit: 'L', size: 1 },
  mL: { unit: 'L', size: 1e-3 },
};

/**
 * What a container holds in the unit the product is measured in; null when the container is of the
 * other kind of unit.
 */
export function containerSize(
  { size, unit }: ProductContainer,
  measuredIn: ProductMeasure['unit'],
): number | null {
  const base = IN_BASE[unit];
  return base.unit === measuredIn ? size * base.size : null;
}
