import type { Product } from '../catalogue/Product.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { MixingReason } from '../mix/MixPlan.ts';
import type { TankContent, TankProduct } from '../tank/TankContent.ts';
import { isConditioner } from '../tank/ammoniumSulphate.ts';

/** Lowest class each reason holds from, latest first: antifoam 20 to seed 120 (MODEL.md). */
const REASON_FROM_CLASS: readonly { readonly from: number; readonly reason: MixingReason }[] = [
  { from: 120, reason: 'seedLast' },
  { from: 110, reason: 'livingThingsShortTime' },
  { from: 100, reason: 'adjuvantsAfterActives' },
  { from: 95, reason: 'biostimulantsLate' },
  { from: 90, reason: 'solutionsAfterEmulsions' },
  { from: 80, reason: 'emulsionsBeforeSolutions' },
  { from: 70, reason: 'suspensionsBeforeEmulsions' },
  { from: 66, reason: 'solublePowdersBeforeLiquids' },
  { from: 64, reason: 'granulesBeforeLiquids' },
  { from: 60, reason: 'wettablePowdersBeforeLiquids' },
  { from: 40, reason: 'finesNeedAgitation' },
  { from: 30, reason: 'conditionerBeforeActives' },
];

/** Classes of fertilisers, salts and fine solids: what they do in the water says more than their class. */
const [SALTS_FROM, SALTS_BELOW] = [40, 60];

/** Why a product of this load goes in where it does, by what it does there. */
export function reasonOf(item: TankProduct, freshL: number): MixingReason {
  const { mixClass, behaviour } = item.product;
  if (isConditioner(item, freshL)) return 'conditionerBeforeActives';
  const isSalt = mixClass >= SALTS_FROM && mixClass < SALTS_BELOW;
  if (isSalt && behaviour === 'dissolves') return 'dissolves';
  if (isSalt && behaviour === 'liquid') return 'bulkLiquidBeforeActives';
  return REASON_FROM_CLASS.find(({ from }) => mixClass >= from)?.reason ?? 'antifoamFirst';
}

export interface MixingOrder {
  /** Positions in the given list, in the order of addition. */
  readonly positions: readonly number[];
  /** Positions in the order of the classes alone. */
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
 * Order of addition: by class (MODEL.md), or the operator's own, which wins because the label may
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

/** The order that every load of a mix is filled in. */
export const orderOf = (
  { mixingOrder: ownOrder }: Pick<MixInputs, 'mixingOrder'>,
  { products }: TankContent,
): MixingOrder =>
  mixingOrder(
    products.map(({ product }) => product),
    ownOrder,
  );
