import { celsius, type Celsius } from '../units/quantity.ts';
import { interpolate } from './interpolate.ts';
import type { TankRoom } from './tankRoom.ts';

/**
 * Freezing point of the mix: the lowest that one of its salts alone gives (S3), °C. What several
 * salts do together is not promised, nor anything below a eutectic (S13) or beyond a table's last
 * row; 0 °C without a table. `dissolvedKg` is of product, in the order of the content.
 */
export function freezingPoint(
  room: TankRoom,
  dissolvedKg: readonly number[],
  waterKg: number,
): Celsius {
  let lowest = 0;
  for (const { saltId, curves } of room.salts) {
    if (curves.freezingFractions.length === 0) continue;
    let saltKg = 0;
    let allWaterKg = waterKg;
    for (const other of room.salts) {
      if (other.saltId !== saltId) continue;
      const kg = dissolvedKg[other.position] ?? 0;
      saltKg += kg * other.anhydrousFraction;
      allWaterKg += kg * (1 - other.anhydrousFraction);
    }
    if (saltKg <= 0) continue;
    const point = interpolate(
      curves.freezingFractions,
      curves.freezingPointsC,
      saltKg / (saltKg + allWaterKg),
    );
    lowest = Math.min(lowest, Math.max(point, curves.eutecticC));
  }
  return celsius(lowest);
}
