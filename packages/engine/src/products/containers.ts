import { containerSize } from '../cost/containerSize.ts';
import type { ContainerCount, ProductMeasure } from '../mix/MixPlan.ts';
import { stepsIn } from '../rounding/roundToStep.ts';
import { fromExact, multiplyExact, subtractExact, toExact } from '../units/exactDecimal.ts';
import type { ProductContainer } from '../catalogue/Product.ts';

/** A remainder that is a smaller part of a container than this is the last digit of a division. */
const NOISE = 1e-9;

interface SizedContainer {
  readonly container: ProductContainer;
  readonly size: number;
}

/** What is left when so many containers are emptied; exact, so that 0.7 less 0.6 is 0.1. */
const leftAfter = (amount: number, count: number, size: number): number =>
  fromExact(subtractExact(toExact(amount), multiplyExact(toExact(count), toExact(size))));

/**
 * Counts an amount out of the operator's own containers, largest first, and what is left to weigh or
 * measure in the unit of the amount. Null when no container holds that unit.
 */
export function countContainers(
  amount: ProductMeasure,
  containers: readonly ProductContainer[],
): ContainerCount | null {
  const sized: SizedContainer[] = [];
  for (const container of containers) {
    const size = containerSize(container, amount.unit);
    if (size !== null) sized.push({ container, size });
  }
  if (sized.length === 0) return null;
  sized.sort((a, b) => b.size - a.size);
  const counted: { container: ProductContainer; count: number }[] = [];
  let remainder: number = amount.value;
  for (const { container, size } of sized) {
    const count = stepsIn(remainder, size, 'floor');
    if (count === 0) continue;
    counted.push({ container, count });
    remainder = leftAfter(remainder, count, size);
    if (remainder <= size * NOISE * count) remainder = 0;
  }
  return { containers: counted, remainder };
}
