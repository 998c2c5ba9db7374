import type { Celsius, KilogramsPerLitre } from '../units/quantity.ts';
import { kilogramsPerLitre } from '../units/quantity.ts';

/** Water at 20 °C as the CRC solution tables count it (S3), kg/L; also used when no temperature is set. */
export const TABLE_WATER_KG_PER_L = 0.9982;

/**
 * Density of pure water at a pressure of one atmosphere, kg/L.
 * Kell (1975), J. Chem. Eng. Data 20, 97. Held at its 0 °C value below freezing.
 * Null is a temperature not set: 0.9982 kg/L, the water of the solution tables.
 */
export function waterDensity(temperatureC: Celsius | null): KilogramsPerLitre {
  if (temperatureC === null) return kilogramsPerLitre(TABLE_WATER_KG_PER_L);
  const t = Math.max(0, temperatureC);
  const numerator =
    999.83952 +
    t *
      (16.945176 +
        t * (-7.9870401e-3 + t * (-46.170461e-6 + t * (105.56302e-9 - t * 280.54253e-12))));
  return kilogramsPerLitre(numerator / (1 + 16.87985e-3 * t) / 1000);
}
