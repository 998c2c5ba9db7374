import type { Kilograms, KilogramsPerLitre, Litres } from '../units/quantity.ts';
import type { TankRoom } from './tankRoom.ts';

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
