import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { ionsOfProduct } from './ionsOfProduct.ts';
import { mostSolid, saturationIndex } from './saturationIndex.ts';
import type { TankIons } from './tankIons.ts';

/** Metals, and the carbonate that the bicarbonate of the water makes of each. */
const CARBONATES = [
  ['Zn', 'smithsonite'],
  ['Mn', 'rhodochrosite'],
  ['Fe', 'siderite'],
] as const;
/** Less than this passes filters (assumed), kg per 100 L of water. */
const LEAST_SOLID_KG = 0.005;

/**
 * Metals that the bicarbonate of the water may drop as carbonate. It warns and stops nothing: a metal
 * salt brings the pH of its water down, by how much is not worked out, so that the upper end counts.
 */
export function carbonateOfWater({ products }: TankContent, tank: TankIons): MixProblem[] {
  if ((tank.totals.CO3 ?? 0) === 0 || tank.ph === null) return [];
  const { high } = tank.ph;
  return CARBONATES.flatMap(([metal, solid]) => {
    const productIds = products.flatMap(({ product }) =>
      (ionsOfProduct(product)?.[metal] ?? 0) > 0 ? [product.id] : [],
    );
    if (productIds.length === 0 || mostSolid(solid, tank.totals) < LEAST_SOLID_KG) return [];
    const index = saturationIndex(solid, tank.at(high), high);
    if (index <= 0) return [];
    const values = { productIds, solid, ph: high, mostKgPer100L: mostSolid(solid, tank.totals) };
    return [mixProblem('waterMayDropMetal', 'waterAnalysis', values)];
  });
}
