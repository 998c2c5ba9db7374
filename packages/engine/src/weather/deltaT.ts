import { failure, success, type Result } from '../result.ts';
import { celsius, type Celsius } from '../units/quantity.ts';

/** Stull's fit holds inside these only (wet bulb, S41; air temperatures as in his paper). */
const HUMIDITY_FIT = [5, 99] as const;
const TEMPERATURE_FIT = [-20, 50] as const;

export type WetBulbProblem = 'humidityOutsideFit' | 'temperatureOutsideFit';

const isInside = (value: number, [min, max]: readonly [number, number]): boolean =>
  value >= min && value <= max;

/**
 * Wet-bulb temperature, °C, from air temperature and relative humidity in % (Stull's formula, S41).
 * Refused outside 5 to 99 % and -20 to 50 °C.
 */
export function wetBulb(
  airTemperature: Celsius,
  humidityPct: number,
): Result<Celsius, WetBulbProblem> {
  if (!isInside(humidityPct, HUMIDITY_FIT)) return failure('humidityOutsideFit');
  if (!isInside(airTemperature, TEMPERATURE_FIT)) return failure('temperatureOutsideFit');
  const t = airTemperature;
  const rh = humidityPct;
  return success(
    celsius(
      t * Math.atan(0.151977 * Math.sqrt(rh + 8.313659)) +
        Math.atan(t + rh) -
        Math.atan(rh - 1.676331) +
        0.00391838 * rh ** 1.5 * Math.atan(0.023101 * rh) -
        4.686035,
    ),
  );
}

/** Delta T: air temperature less wet bulb, in K. How fast droplets dry. */
export function deltaT(
  airTemperature: Celsius,
  humidityPct: number,
): Result<number, WetBulbProblem> {
  const wet = wetBulb(airTemperature, humidityPct);
  return wet.ok ? success(airTemperature - wet.value) : wet;
}
