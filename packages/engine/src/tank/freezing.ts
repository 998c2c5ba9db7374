import { freezingPoint } from './freezingPoint.ts';
import type { TankContent } from './TankContent.ts';
import type { TankRoom } from './tankRoom.ts';

/** How a tank stands to its freezing point. */
export interface Freezing {
  /** °C; pure water's where nothing more is known. */
  readonly pointC: number;
  /** False where something dissolved whose freezing point no table gives. */
  readonly isKnown: boolean;
  /** At its freezing point or below: it holds ice, and its temperature is no longer a plain sum. */
  readonly freezes: boolean;
  /** Nearer than the margin that is asked for. */
  readonly isClose: boolean;
  /** The margin that holds, K. */
  readonly marginK: number;
}

/**
 * A tank of that temperature against its freezing point. The margin is what water, weights and heats
 * are not known to; it is never more than the products cool: water of 1 °C stands as it came.
 * `dissolvedKg` is of product, in the order of the content.
 */
export function freezing(
  content: TankContent,
  room: TankRoom,
  dissolvedKg: readonly number[],
  waterKg: number,
  temperatureC: number,
): Freezing {
  const pointC = freezingPoint(room, dissolvedKg, waterKg);
  const cooledK = Math.max(0, (content.waterTemperatureC ?? temperatureC) - temperatureC);
  const marginK = Math.min(content.freezingMarginK, cooledK);
  const freezes = temperatureC <= pointC;
  return {
    pointC,
    isKnown: pointC < 0 || dissolvedKg.every((kg) => kg <= 0),
    freezes,
    isClose: freezes || temperatureC < pointC + marginK,
    marginK,
  };
}
