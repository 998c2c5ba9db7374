import type { Celsius } from '../units/quantity.ts';

const KELVIN = 273.15;
/** Where the share was measured, °C (Emerson 1975). */
const KNOWN_C = [0, 50] as const;
/** mol of ammonia per kg of water under 1 atm of it, at 10, 15, 20 and 25 °C (PHREEQC, USGS). */
const HENRY = [134, 103, 79.9, 62.5] as const;
const HENRY_FROM_C = 10;
const HENRY_STEP_C = 5;
const PPM = 1e6;

/** pKa of ammonium in water: 9.246 at 25 °C. Some copies print 2727.92, which is a misprint. */
const pKaAt = (temperatureC: Celsius): number => 0.09018 + 2729.92 / (temperatureC + KELVIN);

/**
 * Part of the ammonium that is ammonia and stands ready to leave (Emerson 1975); null beyond 0 to
 * 50 °C. Salt lowers this part a little: the figure is the upper end. How much really leaves
 * depends on air and time.
 */
export function ammoniaShare(ph: number, temperatureC: Celsius): number | null {
  const [coldest, hottest] = KNOWN_C;
  if (temperatureC < coldest || temperatureC > hottest) return null;
  return 1 / (1 + 10 ** (pKaAt(temperatureC) - ph));
}

/**
 * Ammonia in the air over still liquid, parts in a million, from mol of it per kg of water; null
 * beyond 10 to 25 °C. No air is safe for it: a tank that is stirred gives off more at once.
 */
export function ammoniaOverLiquidPpm(molPerKg: number, temperatureC: Celsius): number | null {
  const place = (temperatureC - HENRY_FROM_C) / HENRY_STEP_C;
  if (place < 0 || place > HENRY.length - 1) return null;
  const below = Math.min(Math.floor(place), HENRY.length - 2);
  const [from = 0, to = 0] = [HENRY[below], HENRY[below + 1]];
  return (molPerKg / (from * (to / from) ** (place - below))) * PPM;
}
