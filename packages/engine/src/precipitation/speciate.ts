import { COMPLEXES, ION_CHARGES, type Ion, type IonCounts } from './waterChemistry.ts';

/** Davies at 25 °C: 1.82e6 (78.3 x 298.15)^-1.5. */
const DAVIES_A = 0.5102;
const DAVIES_B = 0.3;
/** Beyond it Davies is held: for gypsum that errs towards the solid, up to 0.8 (PHREEQC with Pitzer). */
const HELD_IONIC_STRENGTH = 0.5;
const SETTLED = 1e-9;
const MOST_ROUNDS = 200;
const LN10 = Math.LN10;

export interface Speciation {
  readonly ionicStrength: number;
  /** log10 of the activity of each free ion that is there. */
  readonly logActivity: ReadonlyMap<Ion, number>;
}

/** log10 of the activity coefficient by Davies. */
function logGamma(charge: number, ionicStrength: number): number {
  const strength = Math.min(ionicStrength, HELD_IONIC_STRENGTH);
  const root = Math.sqrt(strength);
  return -DAVIES_A * charge * charge * (root / (1 + root) - DAVIES_B * strength);
}

interface Species {
  readonly charge: number;
  /** log K plus what the pH brings. */
  readonly logK: number;
  /** Places of its ions among those present, and how many of each. */
  readonly parts: readonly (readonly [number, number])[];
}

function complexesOf(ions: readonly Ion[], ph: number): Species[] {
  const places = new Map(ions.map((ion, place) => [ion, place]));
  return COMPLEXES.flatMap(({ charge, logK, ions: made, protons }) => {
    const parts: [number, number][] = [];
    for (const [ion, count] of Object.entries(made)) {
      const place = places.get(ion as Ion);
      if (place === undefined) return [];
      parts.push([place, count]);
    }
    return [{ charge, logK: logK - protons * ph, parts }];
  });
}

/**
 * How the ions of a mix share out between free and bound at a given pH. `totals` in mol per kg of
 * water. Free amounts and ionic strength are repeated, damped by the square root, until nothing
 * moves by more than 1e-9.
 */
export function speciate(totals: IonCounts, ph: number): Speciation {
  const ions = (Object.keys(totals) as Ion[]).filter((ion) => (totals[ion] ?? 0) > 0);
  const total = ions.map((ion) => totals[ion] ?? 0);
  const charges = ions.map((ion) => ION_CHARGES[ion]);
  const species = complexesOf(ions, ph);
  let free = [...total];
  let ionicStrength = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const gammas = [0, 1, 2, 3].map((charge) => logGamma(charge, ionicStrength));
    const gammaOf = (charge: number) => gammas[Math.abs(charge)] ?? 0;
    const logActivity = free.map(
      (molality, place) => Math.log10(molality) + gammaOf(charges[place] ?? 0),
    );
    const held = [...free];
    let strength = 0;
    for (const { charge, logK, parts } of species) {
      let log = logK - gammaOf(charge);
      for (const [place, count] of parts) log += count * (logActivity[place] ?? 0);
      const molality = Math.exp(log * LN10);
      strength += molality * charge * charge;
      for (const [place, count] of parts) held[place] = (held[place] ?? 0) + count * molality;
    }
    let moved = 0;
    free = free.map((molality, place) => {
      strength += molality * (charges[place] ?? 0) ** 2;
      const next = molality * Math.sqrt((total[place] ?? 0) / (held[place] ?? 1));
      moved = Math.max(moved, Math.abs(next - molality));
      return next;
    });
    moved = Math.max(moved, Math.abs(strength / 2 - ionicStrength));
    ionicStrength = strength / 2;
    if (moved < SETTLED) break;
  }
  return {
    ionicStrength,
    logActivity: new Map(
      ions.map((ion, place) => [
        ion,
        Math.log10(free[place] ?? 0) + logGamma(charges[place] ?? 0, ionicStrength),
      ]),
    ),
  };
}
