import type { Product } from '../catalogue/Product.ts';
import type { Solute } from './dissolve.ts';
import type { TankContent, TankProduct } from './TankContent.ts';
import { massOf } from './TankContent.ts';

/** A product on its way into solution, and where it stands in the content. */
export interface TankSolute extends Solute {
  readonly product: Product;
  readonly position: number;
}

/**
 * kJ/(kg K) of a liquid whose own is not known. Liquids that are sprayed lie between mineral oil,
 * 1.67, and water, 4.186 (MODEL.md: tables of common liquids). They stand in the tank at its
 * temperature, so the less they hold the further the tank cools, or heats: the low end decides.
 */
export const LEAST_LIQUID_SPECIFIC_HEAT = 1.67;

/**
 * Products of a tank that dissolve, and the liquids that only stand in it and take part in its
 * warmth.
 */
export interface TankSolutes {
  readonly solutes: readonly TankSolute[];
  /** kJ/K of the liquid products, which stand in the tank at its temperature (assumed). */
  readonly liquidHeatCapacity: number;
}

const dissolves = ({ product, massKg }: TankProduct): boolean =>
  product.behaviour === 'dissolves' && massKg !== null && massKg > 0;

/** kg of anhydrous salt a product brings of that salt. */
function saltMass({ product, massKg }: TankProduct, saltId: string): number {
  if (product.saltTable?.saltId !== saltId) return 0;
  return (massKg ?? 0) * product.saltTable.anhydrousFraction;
}

/** Products of one salt fill one and the same limit: each has its part of it. */
function limitShare(item: TankProduct, all: readonly TankProduct[]): number {
  const saltId = item.product.saltTable?.saltId;
  if (saltId === undefined) return 1;
  let totalKg = 0;
  for (const other of all) if (dissolves(other)) totalKg += saltMass(other, saltId);
  return totalKg > 0 ? saltMass(item, saltId) / totalKg : 1;
}

/**
 * A product as a solute. One of unknown heat is left out of the heat balance whole, its warmth too,
 * and a note tells so; unknown specific heat counts as none, which overstates cooling.
 */
function asSolute(item: TankProduct, position: number, all: readonly TankProduct[]): TankSolute {
  const { product } = item;
  const heat = product.heatOfSolutionKJPerKg;
  return {
    product,
    position,
    massKg: item.massKg ?? 0,
    solubility: product.solubility,
    limitShare: limitShare(item, all),
    heatKJPerKg: heat ?? 0,
    specificHeat: heat === null ? 0 : (product.specificHeatKJPerKgK ?? 0),
  };
}

/**
 * kJ/K that a liquid product adds; 0 for the others. Suspended solids hold some warmth too: counting
 * none of it overstates cooling.
 */
export const liquidHeatCapacity = (item: TankProduct): number =>
  item.product.behaviour === 'liquid'
    ? (item.product.specificHeatKJPerKgK ?? LEAST_LIQUID_SPECIFIC_HEAT) * massOf(item)
    : 0;

/** Sorts the products of a tank by what they do to its temperature. */
export function tankSolutes(content: TankContent): TankSolutes {
  const solutes: TankSolute[] = [];
  let capacity = 0;
  for (const [position, item] of content.products.entries()) {
    capacity += liquidHeatCapacity(item);
    if (dissolves(item)) solutes.push(asSolute(item, position, content.products));
  }
  return { solutes, liquidHeatCapacity: capacity };
}

/** kg dissolved of each product, in the order of the content; 0 for what does not dissolve. */
export function dissolvedByPosition(
  content: TankContent,
  solutes: readonly TankSolute[],
  dissolvedKg: readonly number[],
): number[] {
  const byPosition = content.products.map(() => 0);
  for (const [index, solute] of solutes.entries())
    byPosition[solute.position] = dissolvedKg[index] ?? 0;
  return byPosition;
}
