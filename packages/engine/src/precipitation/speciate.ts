import { COMPLEXES, ION_CHARGES, type Ion, type IonCounts } from './waterChemistry.ts';

/** Davies at 25 °C: 1.82e6 (78.3 x 298.15)^-1.5. */
const DAVIES_A = 0.5102;
const DAVIES_B = 0.3;
/**
 * Ionic strength beyond which Davies is held: for gypsum that errs towards the solid, up to 0.8
 * (PHREEQC with Pitzer).
 */
const HELD_IONIC_STRENGTH = 0.5;
const SETTLED = 1e-9;
/**
 * Part of each step towards the balance; a whole step would swing where two ions bind each other.
 */
const DAMPING = 0.7;
const MOST_ROUNDS = 200;

export interface Speciation {
  readonly ionicStrength: number;
  /** log10 of the activity of each free ion that is there. */
  readonly logActivity: ReadonlyMap<Ion, number>;
}

/**
 * Natural logarithm of the activity coefficient of an ion of charge one by Davies; that of other
 * ions goes by the square of their charge.
 */
function lnGammaOfOne(ionicStrength: number): number {
  const strength = Math.min(ionicStrength, HELD_IONIC_STRENGTH);
  const root = Math.sqrt(strength);
  return -DAVIES_A * Math.LN10 * (root / (1 + root) - DAVIES_B * strength);
}

interface Species {
  readonly squaredCharge: number;
  readonly logK: number;
  readonly protons: number;
  /**
   * Positions of its one or two ions among the ions present; `other` is -1 where it has one only.
   */
  readonly one: number;
  readonly other: number;
}

/** The species that the ions of a mix may make, found once for each set of ions. */
const speciesByIons = new Map<string, readonly Species[]>();
/** Sets of ions that are kept: a catalogue has a few dozen. */
const MOST_SETS = 200;

function speciesOf(ions: readonly Ion[]): readonly Species[] {
  const key = ions.join(' ');
  const known = speciesByIons.get(key);
  if (known !== undefined) return known;
  const species = COMPLEXES.flatMap(({ charge, logK, ions: made, protons }) => {
    if (!made.every((ion) => ions.includes(ion))) return [];
    const [one, other] = made;
    return [
      {
        squaredCharge: charge * charge,
        logK,
        protons,
        one: ions.indexOf(one),
        other: other === undefined ? -1 : ions.indexOf(other),
      },
    ];
  });
  if (speciesByIons.size >= MOST_SETS) speciesByIons.clear();
  speciesByIons.set(key, species);
  return species;
}

/** Ions of a mix on their way to balance, an entry for each. */
interface Balance {
  readonly total: Float64Array;
  readonly squaredCharge: Float64Array;
  readonly free: Float64Array;
  /** Free and bound amount. */
  readonly held: Float64Array;
  readonly lnActivity: Float64Array;
}

/** Activities of the free ions; returns their part of twice the ionic strength. */
function judgeFree({ squaredCharge, free, held, lnActivity }: Balance, lnGamma: number): number {
  let strength = 0;
  for (let place = 0; place < free.length; place += 1) {
    const molality = free[place] ?? 0;
    const square = squaredCharge[place] ?? 0;
    lnActivity[place] = Math.log(molality) + square * lnGamma;
    held[place] = molality;
    strength += molality * square;
  }
  return strength;
}

/** Adds what is bound at those activities; returns its part of twice the ionic strength. */
function bind(
  { held, lnActivity }: Balance,
  species: readonly Species[],
  ph: number,
  lnGamma: number,
): number {
  let strength = 0;
  for (const { squaredCharge, logK, protons, one, other } of species) {
    const lnK = (logK - protons * ph) * Math.LN10 - squaredCharge * lnGamma;
    const molality = Math.exp(lnK + (lnActivity[one] ?? 0) + (lnActivity[other] ?? 0));
    strength += molality * squaredCharge;
    held[one] = (held[one] ?? 0) + molality;
    if (other >= 0) held[other] = (held[other] ?? 0) + molality;
  }
  return strength;
}

/**
 * A step of the free amounts towards what there is in total; returns the furthest that an ion
 * moved.
 */
function approach({ total, free, held }: Balance): number {
  let moved = 0;
  for (let place = 0; place < free.length; place += 1) {
    const before = free[place] ?? 0;
    const after = before * ((total[place] ?? 0) / (held[place] ?? 1)) ** DAMPING;
    free[place] = after;
    moved = Math.max(moved, Math.abs(after - before));
  }
  return moved;
}

/**
 * How the ions of a mix share out between free and bound at a given pH. `totals` in mol per kg of
 * water. Free amounts and ionic strength are repeated, damped, until nothing moves by more than
 * 1e-9.
 */
export function speciate(totals: IonCounts, ph: number): Speciation {
  const ions = (Object.keys(totals) as Ion[]).filter((ion) => (totals[ion] ?? 0) > 0);
  const total = Float64Array.from(ions, (ion) => totals[ion] ?? 0);
  const balance: Balance = {
    total,
    squaredCharge: Float64Array.from(ions, (ion) => ION_CHARGES[ion] ** 2),
    free: Float64Array.from(total),
    held: new Float64Array(ions.length),
    lnActivity: new Float64Array(ions.length),
  };
  const species = speciesOf(ions);
  let ionicStrength = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const lnGamma = lnGammaOfOne(ionicStrength);
    const ofFree = judgeFree(balance, lnGamma);
    const next = (ofFree + bind(balance, species, ph, lnGamma)) / 2;
    const moved = Math.max(approach(balance), Math.abs(next - ionicStrength));
    ionicStrength = next;
    if (moved < SETTLED) break;
  }
  judgeFree(balance, lnGammaOfOne(ionicStrength));
  return {
    ionicStrength,
    logActivity: new Map(
      ions.map((ion, place) => [ion, (balance.lnActivity[place] ?? 0) / Math.LN10]),
    ),
  };
}
