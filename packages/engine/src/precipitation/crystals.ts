import type { Celsius } from '../units/quantity.ts';
import type { Ion } from './waterChemistry.ts';

export interface Crystal {
  readonly ions: Readonly<Partial<Record<Ion, number>>>;
  /** Product of molalities in its own saturated solution, at 0, 10, 20 and 30 °C. */
  readonly saturated: readonly [number, number, number, number];
}

/**
 * Well soluble salts, where activity coefficients of strong solutions cancel roughly: products of
 * molalities are set against those of the salt's own saturated solution (CRC solubilities). Within
 * 0.15 of log10 against PHREEQC with Pitzer for potassium sulphate in potassium chloride.
 */
export const CRYSTALS = {
  arcanite: { ions: { K: 2, SO4: 1 }, saturated: [0.339, 0.597, 1.02, 1.61] },
  niter: { ions: { K: 1, NO3: 1 }, saturated: [1.82, 4.46, 9.97, 20.3] },
} as const satisfies Record<string, Crystal>;

export type CrystalId = keyof typeof CRYSTALS;

const STEP_C = 10;

/** Between the tabulated temperatures in a straight line of logarithms; never beyond them. */
function saturatedAt({ saturated }: Crystal, temperatureC: Celsius): number {
  const place = Math.min(Math.max(temperatureC / STEP_C, 0), saturated.length - 1);
  const below = Math.min(Math.floor(place), saturated.length - 2);
  const [from = 0, to = 0] = [saturated[below], saturated[below + 1]];
  return from * (to / from) ** (place - below);
}

/** The product of molalities over that of the saturated solution; 1 is saturated. */
export function crystalSaturation(
  id: CrystalId,
  totals: Readonly<Partial<Record<Ion, number>>>,
  temperatureC: Celsius,
): number {
  const crystal: Crystal = CRYSTALS[id];
  let product = 1;
  for (const [ion, count] of Object.entries(crystal.ions) as [Ion, number][])
    product *= (totals[ion] ?? 0) ** count;
  return product / saturatedAt(crystal, temperatureC);
}
