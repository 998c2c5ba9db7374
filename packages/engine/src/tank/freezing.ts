import { freezingPoint } from './freezingPoint.ts';
import type { TankContent } from './TankContent.ts';
import type { TankRoom } from './tankRoom.ts';

/** How the temperature of a tank stands to its freezing point. */
export interface Freezing {
  /** Freezing point, °C; that of pure water where nothing more is known. */
  readonly pointC: number;
  /**
   * False where something is dissolved and no table gives a freezing point for any of it. What has no
   * table, beside what has one, only lowers the point.
   */
  readonly isKnown: boolean;
  /**
   * True at the freezing point or below: the tank holds ice, and its temperature is no longer a
   * plain sum.
   */
  readonly freezes: boolean;
  /** True where the tank is nearer to freezing than the margin that is asked for. */
  readonly isClose: boolean;
  /** The margin that holds, K. */
  readonly marginK: number;
}

/**
 * A tank of that temperature against its freezing point. The margin covers what water, weights and
 * heats are not known to; it is never more than the products cool: plain water of 1 °C is not
 * close. `dissolvedKg` is of product, in the order of the content.
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
