import type { DissolvedProduct } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { Product } from '../catalogue/Product.ts';
import type { TankContent } from './TankContent.ts';

/** Groups of the catalogue that name an ion, one bit each. */
const ION_BITS = { K: 1, NH4: 2, CA_SOL: 4, MG: 8, NO3: 16, SO4: 32, PO4: 64, CL: 128 } as const;
const BIT_BY_GROUP: ReadonlyMap<string, number> = new Map(Object.entries(ION_BITS));
/** Ions that meet as a salt less soluble than what was put in (MODEL.md: S8, S47). */
const MEETING: readonly (readonly [number, number])[] = [
  [ION_BITS.K, ION_BITS.SO4],
  [ION_BITS.K, ION_BITS.NO3],
];
/** Below this part of its limit a salt does not move the limit of another (assumed). */
const NEGLIGIBLE_SATURATION = 0.01;

function ionsOf(product: Product): number {
  let bits = 0;
  for (const group of product.groups) bits |= BIT_BY_GROUP.get(group) ?? 0;
  return bits;
}

function ionsBetween(a: number, b: number): number {
  let shared = a & b;
  for (const [first, second] of MEETING) {
    const meets =
      ((a & first) !== 0 && (b & second) !== 0) || ((a & second) !== 0 && (b & first) !== 0);
    if (meets) shared |= first | second;
  }
  return shared;
}

/** Products that can move a limit, with their ions; liquids have no limit of their own here. */
function ionBringers(content: TankContent, dissolved: readonly DissolvedProduct[]) {
  const bringers: {
    readonly productId: string;
    readonly liquid: boolean;
    readonly ions: number;
  }[] = [];
  for (const { product } of content.products) {
    const ions = ionsOf(product);
    if (ions === 0 || product.behaviour === 'suspends') continue;
    const found = dissolved.find(({ productId }) => productId === product.id);
    if (found !== undefined && (found.saturation ?? 1) < NEGLIGIBLE_SATURATION) continue;
    bringers.push({ productId: product.id, liquid: product.behaviour === 'liquid', ions });
  }
  return bringers;
}

/**
 * One warning when dissolved fertilisers share an ion, or bring potassium and sulphate or nitrate
 * together: each then dissolves less than its own table says, by how much is not known, so that a
 * pass of each alone is not a pass of the mix (MODEL.md).
 */
export function sharedIons(
  content: TankContent,
  dissolved: readonly DissolvedProduct[],
): MixProblem | null {
  const bringers = ionBringers(content, dissolved);
  const productIds = new Set<string>();
  let ions = 0;
  for (const [index, one] of bringers.entries())
    for (const other of bringers.slice(index + 1)) {
      const shared = one.liquid && other.liquid ? 0 : ionsBetween(one.ions, other.ions);
      if (shared === 0) continue;
      ions |= shared;
      productIds.add(one.productId).add(other.productId);
    }
  if (ions === 0) return null;
  return mixProblem('sharedIons', 'products', {
    ions: Object.entries(ION_BITS).flatMap(([ion, bit]) => ((ions & bit) === 0 ? [] : [ion])),
    productIds: [...productIds],
  });
}
