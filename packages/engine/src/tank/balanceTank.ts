import { kilograms, kilogramsPerLitre, litres } from '../units/quantity.ts';
import { increasingRoot } from './increasingRoot.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';
import { massOf } from './TankContent.ts';
import type { TankRoom } from './tankRoom.ts';
import { displacementsAt, saltVolume, tankRoom, volumeAs } from './tankRoom.ts';
import { waterDensity } from './waterDensity.ts';

const TOLERANCE_L = 1e-10;

/** Carrier that leaves exactly the wanted room: the salts take the less room the more carrier there is. */
function solveCarrier(room: TankRoom, freeL: number, heelWaterL: number, kgPerL: number): number {
  if (room.salts.length === 0) return freeL;
  let low = freeL;
  let high = freeL;
  for (const salt of room.salts) {
    low -= volumeAs(salt, salt.curves.highestVolumeLPerKg);
    high -= volumeAs(salt, salt.curves.lowestVolumeLPerKg);
  }
  const excess = (carrierL: number): number => {
    let filled = carrierL - freeL;
    for (const salt of room.salts) filled += saltVolume(salt, (carrierL + heelWaterL) * kgPerL);
    return filled;
  };
  return increasingRoot(excess, low, high, TOLERANCE_L);
}

/**
 * Shares out the room of one load: carrier = fresh part - water heel - sum of the displacements,
 * L, where a dissolved salt takes the room its own strength gives it (MODEL.md: CRC solution
 * densities, S3; mixing rule of Laliberte, S4). Converges to 1e-9 L. The carrier is negative when
 * the products leave no room; that is not refused here.
 */
export function balanceTank(content: TankContent): TankBalance {
  const room = tankRoom(content);
  const waterKgPerL = waterDensity(content.waterTemperatureC);
  const freeL = content.freshL - content.heelWaterL - room.fixedTotalL;
  const solvedL = solveCarrier(room, freeL, content.heelWaterL, waterKgPerL);
  const displacements = displacementsAt(room, (solvedL + content.heelWaterL) * waterKgPerL);

  let carrierL = content.freshL - content.heelWaterL;
  for (const displacement of displacements) carrierL -= displacement;
  const waterMassKg = Math.max(0, carrierL + content.heelWaterL) * waterKgPerL;
  let freshMassKg = waterMassKg;
  for (const item of content.products) freshMassKg += massOf(item);
  const densityKgPerL = content.freshL > 0 ? freshMassKg / content.freshL : waterKgPerL;
  return {
    carrierL: carrierL === 0 ? 0 : carrierL,
    displacementsL: displacements.map(litres),
    doubtL: litres(room.doubtL),
    waterMassKg: kilograms(waterMassKg),
    massKg: kilograms(densityKgPerL * (content.freshL + content.heelSameMixL)),
    densityKgPerL: kilogramsPerLitre(densityKgPerL),
    room,
  };
}
