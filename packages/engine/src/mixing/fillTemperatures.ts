import { dissolve, dissolvedMasses } from '../tank/dissolve.ts';
import { freezing } from '../tank/freezing.ts';
import type { TankContent } from '../tank/TankContent.ts';
import type { TankRoom } from '../tank/tankRoom.ts';
import type { TankSolute } from '../tank/tankSolutes.ts';
import { dissolvedByPosition, liquidHeatCapacity } from '../tank/tankSolutes.ts';

/** Temperatures while a tank is filled, and whether its first fill is enough water. */
export interface FillTemperatures {
  /** After each product of the order, °C; null where the tank would hold ice. */
  readonly afterProductC: readonly (number | null)[];
  /** True where all dissolved after every product, and the tank never came near to freezing. */
  readonly works: boolean;
}

/**
 * Temperature after each product when all of them go into the water of the first fill. What does
 * not dissolve in that water has not cooled it either (MODEL.md).
 */
export function fillTemperatures(
  content: TankContent,
  room: TankRoom,
  all: readonly TankSolute[],
  positions: readonly number[],
  waterKg: number,
  startC: number,
): FillTemperatures {
  const inTank: TankSolute[] = [];
  const afterProductC: (number | null)[] = [];
  let liquids = 0;
  let works = true;
  for (const position of positions) {
    const item = content.products[position];
    if (item === undefined) continue;
    liquids += liquidHeatCapacity(item);
    const solute = all.find((one) => one.position === position);
    if (solute !== undefined) inTank.push(solute);
    const dissolved = dissolve(inTank, waterKg, liquids, startC);
    const { temperatureC } = dissolved;
    works &&= dissolved.complete;
    // No mix freezes above 0 °C: where the tank is warmer than the margin, no freezing point is
    // needed.
    if (temperatureC > content.freezingMarginK) {
      afterProductC.push(temperatureC);
      continue;
    }
    const dissolvedKg = dissolvedMasses(inTank, waterKg, dissolved);
    const byPosition = dissolvedByPosition(content, inTank, dissolvedKg);
    const { freezes, isClose } = freezing(content, room, byPosition, waterKg, temperatureC);
    afterProductC.push(freezes ? null : temperatureC);
    works &&= !isClose;
  }
  return { afterProductC, works };
}
