import type { Product } from '../catalogue/Product.ts';
import type { MixingReason } from '../mix/MixPlan.ts';

/** Lowest class each reason holds from, latest first: antifoam 20 to seed 120 (facts 4.2). */
const REASON_FROM_CLASS: readonly (readonly [number, MixingReason])[] = [
  [120, 'seedLast'],
  [110, 'livingThingsShortTime'],
  [100, 'adjuvantsAfterActives'],
  [95, 'biostimulantsLate'],
  [90, 'solutionsAfterEmulsions'],
  [80, 'emulsionsBeforeSolutions'],
  [70, 'suspensionsBeforeEmulsions'],
  [66, 'solublePowdersBeforeLiquids'],
  [64, 'granulesBeforeLiquids'],
  [60, 'wettablePowdersBeforeLiquids'],
  [50, 'finesNeedAgitation'],
  [45, 'traceSaltsAfterBulk'],
  [40, 'bulkFertiliserNeedsMostWater'],
  [30, 'conditionerBeforeActives'],
];

/** Reason for the place of one class of products. */
export function reasonOfClass(mixClass: number): MixingReason {
  for (const [from, reason] of REASON_FROM_CLASS) if (mixClass >= from) return reason;
  return 'antifoamFirst';
}

export interface MixingOrder {
  /** Positions in the given list, first in first. */
  readonly positions: readonly number[];
  /** The same by class alone. */
  readonly classPositions: readonly number[];
  /** The operator's order puts a later class before an earlier one. */
  readonly differsFromClasses: boolean;
}

/** Ascending by class; products of one class keep the order they were listed in. */
const byClass = (products: readonly Product[]): number[] =>
  [...products.keys()].sort((a, b) => classAt(products, a) - classAt(products, b));

const classAt = (products: readonly Product[], position: number): number =>
  products[position]?.mixClass ?? 0;

/**
 * Order of addition: by class (facts 4.2), or the operator's own, which wins because the label may
 * say so. A product the operator's order does not name goes before the first of a later class; a
 * name that is not in the mix is passed over.
 */
export function mixingOrder(
  products: readonly Product[],
  ownOrder: readonly string[] | null,
): MixingOrder {
  const classPositions = byClass(products);
  if (ownOrder === null)
    return { positions: classPositions, classPositions, differsFromClasses: false };
  const positions: number[] = [];
  for (const productId of ownOrder) {
    const position = products.findIndex(({ id }) => id === productId);
    if (position >= 0 && !positions.includes(position)) positions.push(position);
  }
  for (const position of classPositions) {
    if (positions.includes(position)) continue;
    const mixClass = classAt(products, position);
    const later = positions.findIndex((other) => classAt(products, other) > mixClass);
    positions.splice(later < 0 ? positions.length : later, 0, position);
  }
  const differsFromClasses = positions.some(
    (position, place) =>
      place > 0 &&
      classAt(products, position) < classAt(products, positions[place - 1] ?? position),
  );
  return { positions, classPositions, differsFromClasses };
}
