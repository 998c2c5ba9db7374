import type { SaltTable } from '../catalogue/Catalogue.ts';
import type { Product } from '../catalogue/Product.ts';
import type { TankRoom } from './tankRoom.ts';
import type { Celsius, Kilograms, KilogramsPerLitre, Litres } from '../units/quantity.ts';

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
  /** Of the carrier and of a water heel; null is not set. */
  readonly waterTemperatureC: Celsius | null;
  /** How far above its freezing point it has to stay, K. */
  readonly freezingMarginK: number;
  readonly saltTables: readonly SaltTable[];
}

/** How the room in the tank is shared out. */
export interface TankBalance {
  /** Carrier to add; negative when the products leave no room. */
  readonly carrierL: number;
  /** In the order of the products; null is not known and not counted. */
  readonly displacementsL: readonly (Litres | null)[];
  /** Room the solids of unknown displacement can take at most, at 1 L/kg. */
  readonly uncountedBoundL: Litres;
  /** Carrier and water heel; the water of a heel of the same mix is not in it. */
  readonly waterMassKg: Kilograms;
  /** Everything in the tank, a heel of the same mix included. */
  readonly massKg: Kilograms;
  readonly densityKgPerL: KilogramsPerLitre;
  /** How the room of each product is known. */
  readonly room: TankRoom;
}

/** kg; a liquid of unknown density is counted as 1.0 kg/L (assumed, and noted by `assessTank`). */
export const massOf = (item: TankProduct): number => item.massKg ?? item.volumeL ?? 0;
