import type { SaltTable } from '../catalogue/Catalogue.ts';
import type { Product } from '../catalogue/Product.ts';
import type { RoomBand } from '../catalogue/RoomBand.ts';
import type { Celsius, Kilograms, Litres } from '../units/quantity.ts';

/** One product as it goes into the tank: solids by mass; liquids by volume, and mass where the density is known. */
export interface TankProduct {
  readonly product: Product;
  readonly massKg: Kilograms | null;
  readonly volumeL: Litres | null;
}

/** What one load is made of, before the room for the carrier is known. */
export interface TankContent {
  /** Line of the ready load less a heel of the same mix: the part the products below are for. */
  readonly freshL: Litres;
  readonly heelWaterL: Litres;
  readonly heelSameMixL: Litres;
  readonly products: readonly TankProduct[];
  /** Temperature of the carrier and of a water heel; null is not set. */
  readonly waterTemperatureC: Celsius | null;
  /** How far above its freezing point the mix has to stay, K. */
  readonly freezingMarginK: number;
  readonly saltTables: readonly SaltTable[];
  readonly roomBands: readonly RoomBand[];
}

/** kg; a liquid of unknown density is counted as 1.0 kg/L (assumed, and noted by `assessTank`). */
export const massOf = (item: TankProduct): number => item.massKg ?? item.volumeL ?? 0;
