import type { Kilograms, KilogramsPerLitre, Litres } from '../units/quantity.ts';
import type { TankRoom } from './tankRoom.ts';

/** How the room in the tank is shared out. */
export interface TankBalance {
  /** Carrier to add; negative when the products leave no room. */
  readonly carrierL: number;
  /** In the order of the products. */
  readonly displacementsL: readonly Litres[];
  /**
   * Litres by which carrier and displacements may be off: the middle of a band stands for room not
   * known.
   */
  readonly doubtL: Litres;
  /** Mass of carrier and water heel; the water of a heel of the same mix is not in it. */
  readonly waterMassKg: Kilograms;
  /** Everything in the tank, a heel of the same mix included. */
  readonly massKg: Kilograms;
  readonly densityKgPerL: KilogramsPerLitre;
  /** How the room of each product is known. */
  readonly room: TankRoom;
}
