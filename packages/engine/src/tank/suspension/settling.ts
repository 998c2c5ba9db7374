import type { Product } from '../../catalogue/Product.ts';
import type { Celsius } from '../../units/quantity.ts';
import { settlingHindrance, stokesVelocity } from './suspension.ts';
import { waterDensity } from '../waterDensity.ts';
import { waterViscosity } from './waterViscosity.ts';

/** Depth of the fall that is timed: from the surface to the bottom of a small tank. */
export const FALL_MM = 800;

/** The coarsest known grain on its way down. */
export interface Settling {
  readonly product: Product;
  readonly topSizeUm: number;
  readonly particleKgPerL: number;
  readonly seconds: number;
  readonly waterC: Celsius;
}

/** The product whose coarsest grain is first at the bottom. */
export function firstToSettle(
  solids: readonly Product[],
  solidsFraction: number,
  waterC: Celsius,
): Settling | null {
  let first: Settling | null = null;
  for (const product of solids) {
    const { particleTopSizeUm: topSizeUm, particleDensityKgPerL: particleKgPerL } = product;
    if (topSizeUm === null || particleKgPerL === null) continue;
    const mmPerS =
      stokesVelocity({
        diameterUm: topSizeUm,
        particleKgPerL,
        liquidKgPerL: waterDensity(waterC),
        liquidMPaS: waterViscosity(waterC),
      }) * settlingHindrance(solidsFraction);
    if (mmPerS <= 0) continue;
    const seconds = FALL_MM / mmPerS;
    if (first === null || seconds < first.seconds)
      first = { product, topSizeUm, particleKgPerL, seconds, waterC };
  }
  return first;
}
