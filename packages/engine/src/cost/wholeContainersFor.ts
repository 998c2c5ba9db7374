import type { CostLine, ProductMeasure } from '../mix/MixPlan.ts';
import type { ProductContainer } from '../catalogue/Product.ts';
import { containerSize } from './containerSize.ts';

/** Room for the last binary digits, so that 937.5 kg in 12.5 kg bags is 75 bags and never 76. */
const ROUNDING = 1e-9;

/**
 * Whole containers of one kind to buy for an amount: the kind that leaves least over, and of those
 * the largest. Null without a container that fits the product's unit.
 */
export function wholeContainersFor(
  amount: ProductMeasure,
  containers: readonly ProductContainer[],
): CostLine['wholeContainers'] {
  let best: { container: ProductContainer; count: number; bought: number } | null = null;
  for (const container of containers) {
    const size = containerSize(container, amount.unit);
    if (size === null) continue;
    const count = Math.ceil((amount.value / size) * (1 - ROUNDING));
    const bought = count * size;
    const surplus = best === null ? -1 : bought - best.bought;
    if (best === null || surplus < 0 || (surplus === 0 && count < best.count)) {
      best = { container, count, bought };
    }
  }
  return best === null ? null : { container: best.container, count: best.count };
}
