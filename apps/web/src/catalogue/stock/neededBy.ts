import { amountIn } from '@mix/documents';
import type { MixPlan, ProductMeasure } from '@mix/engine';

/** What a plan puts into the tank of a product, in another unit; null where no density says. */
export function neededBy(
  plan: Pick<MixPlan, 'productTotals'>,
  productId: string,
  unit: ProductMeasure['unit'],
  densityKgPerL: number | null,
): number | null {
  const measured = plan.productTotals.find((total) => total.productId === productId)?.measured;
  return measured === undefined ? 0 : amountIn(measured, unit, densityKgPerL);
}
