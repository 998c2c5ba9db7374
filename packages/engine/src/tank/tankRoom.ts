import type { Product } from '../catalogue/Product.ts';
import { roomKindOf, type RoomBand } from '../catalogue/RoomBand.ts';
import type { SaltCurves } from './saltDisplacement.ts';
import { apparentVolumeAt, saltCurves } from './saltDisplacement.ts';
import type { TankContent, TankProduct } from './TankContent.ts';
import { TABLE_WATER_KG_PER_L } from './waterDensity.ts';

/** A product whose room depends on how strong the solution is. */
export interface SaltInTank {
  /** Position of the product in the content. */
  readonly position: number;
  readonly saltId: string;
  readonly massKg: number;
  readonly anhydrousFraction: number;
  /** The product's own room, L, which rules over the table; null where it has none. */
  readonly ownRoomL: number | null;
  readonly curves: SaltCurves;
  /** All of this salt in the tank, whichever products bring it, without crystal water. */
  anhydrousKg: number;
  crystalWaterKg: number;
}

/** Room the products take: fixed where it is a figure, by concentration where a salt table speaks. */
export interface TankRoom {
  /** By position; 0 stands where `salts` speaks. */
  readonly fixedL: readonly number[];
  readonly fixedTotalL: number;
  /**
   * Litres more or less that solids may take whose room is only known as the band of their kind.
   */
  readonly doubtL: number;
  readonly salts: readonly SaltInTank[];
}

/** Room of 1 kg that no salt table speaks of; an undissolved solid takes its own volume (MODEL.md). */
export function knownLitresPerKg(product: Product): number | null {
  if (product.displacementLPerKg !== null) return product.displacementLPerKg;
  if (product.behaviour !== 'suspends' || product.particleDensityKgPerL === null) return null;
  return 1 / product.particleDensityKgPerL;
}

/** Room of a product, L, and by how much it may be more or less. */
function fixedVolume(
  { product, massKg, volumeL }: TankProduct,
  bands: readonly RoomBand[],
): { readonly roomL: number; readonly doubtL: number } {
  if (product.behaviour === 'liquid') return { roomL: volumeL ?? 0, doubtL: 0 };
  const kg = massKg ?? 0;
  const known = knownLitresPerKg(product);
  if (known !== null) return { roomL: kg * known, doubtL: 0 };
  const band = bands.find(({ kind }) => kind === roomKindOf(product));
  if (band === undefined) throw new RangeError(`no room is known of ${product.id}`);
  const { minLPerKg, maxLPerKg } = band;
  return { roomL: (kg * (minLPerKg + maxLPerKg)) / 2, doubtL: (kg * (maxLPerKg - minLPerKg)) / 2 };
}

/** Salts of one name act as one solute: each product then sees the strength of them together. */
function shareStrength(salts: readonly SaltInTank[]): void {
  for (const salt of salts) {
    salt.anhydrousKg = 0;
    salt.crystalWaterKg = 0;
    for (const other of salts) {
      if (other.saltId !== salt.saltId) continue;
      salt.anhydrousKg += other.massKg * other.anhydrousFraction;
      salt.crystalWaterKg += other.massKg * (1 - other.anhydrousFraction);
    }
  }
}

/** Sorts the products of a tank by how their room is known. */
export function tankRoom(content: TankContent): TankRoom {
  const curvesById = saltCurves(content.saltTables);
  const fixedL: number[] = [];
  const salts: SaltInTank[] = [];
  let fixedTotalL = 0;
  let doubtL = 0;
  for (const [position, item] of content.products.entries()) {
    const use = item.product.behaviour === 'dissolves' ? item.product.saltTable : null;
    const curves = use === null ? undefined : curvesById.get(use.saltId);
    if (use !== null && curves !== undefined && item.massKg !== null && item.massKg > 0) {
      salts.push({
        position,
        saltId: use.saltId,
        massKg: item.massKg,
        anhydrousFraction: use.anhydrousFraction,
        ownRoomL: use.givesRoom === false ? fixedVolume(item, content.roomBands).roomL : null,
        curves,
        anhydrousKg: 0,
        crystalWaterKg: 0,
      });
      fixedL.push(0);
      continue;
    }
    const volume = fixedVolume(item, content.roomBands);
    fixedL.push(volume.roomL);
    fixedTotalL += volume.roomL;
    doubtL += volume.doubtL;
  }
  shareStrength(salts);
  return { fixedL, fixedTotalL, doubtL, salts };
}

/** Mass fraction of the anhydrous salt in itself and all the water, its own crystal water included. */
function saltFraction(salt: SaltInTank, waterKg: number): number {
  return salt.anhydrousKg / (salt.anhydrousKg + salt.crystalWaterKg + Math.max(0, waterKg));
}

/**
 * Room a salt takes in that much water, L. Crystal water counts as water:
 * phi = a x phi_anhydrous + (1 - a)/0.9982, MODEL.md (S3, S4).
 */
export function saltVolume(salt: SaltInTank, waterKg: number): number {
  return volumeAs(salt, apparentVolumeAt(salt.curves, saltFraction(salt, waterKg)));
}

/**
 * Room of a salt, L, if its anhydrous part takes this much per kg; its own room where it has one.
 */
export function volumeAs(salt: SaltInTank, anhydrousLPerKg: number): number {
  if (salt.ownRoomL !== null) return salt.ownRoomL;
  const { massKg, anhydrousFraction } = salt;
  return (
    massKg * (anhydrousFraction * anhydrousLPerKg + (1 - anhydrousFraction) / TABLE_WATER_KG_PER_L)
  );
}

/** Room of each product in that much water, L. */
export function displacementsAt(room: TankRoom, waterKg: number): number[] {
  const displacements = [...room.fixedL];
  for (const salt of room.salts) displacements[salt.position] = saltVolume(salt, waterKg);
  return displacements;
}
