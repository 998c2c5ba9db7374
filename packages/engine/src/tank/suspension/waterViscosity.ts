import type { Celsius } from '../../units/quantity.ts';

/**
 * Viscosity of water, mPa s. Kestin, Sokolov and Wakeham (1978), J. Phys. Chem. Ref. Data 7, 941;
 * 1.002 at 20 °C, 1.138 at 15 °C. Held at its 0 °C value below freezing.
 */
export function waterViscosity(temperatureC: Celsius): number {
  const below20 = 20 - Math.max(0, temperatureC);
  const exponent =
    (below20 / (116 - below20)) * (1.2364 - 1.37e-3 * below20 + 5.7e-6 * below20 * below20);
  return 1.002 * 10 ** exponent;
}
