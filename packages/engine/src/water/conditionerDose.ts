import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';
import { KG_PER_100L_OF_LB_PER_100GAL } from '../tank/ammoniumSulphate.ts';

/** Ions that the equation counts: first those without a bound, then by how much they may add. */
const CONDITIONED_IONS = [
  'calciumPpm',
  'magnesiumPpm',
  'sodiumPpm',
  'potassiumPpm',
  'ironPpm',
] as const;
type ConditionedIon = (typeof CONDITIONED_IONS)[number];
type CompleteWaterAnalysis = { readonly [Ion in ConditionedIon]: number };

/**
 * The most of each in water that is still drunk, ppm: sodium by the guideline of most countries, set by
 * taste (S740), iron by the US secondary level (S741). Potassium has no standard (S742): assumed, and
 * so light in the equation that it hardly counts. What makes water hard has no such bound.
 */
const WORST_DRINKABLE_PPM: { readonly [Ion in ConditionedIon]?: number } = {
  sodiumPpm: 200,
  potassiumPpm: 100,
  ironPpm: 0.3,
};

/**
 * Ammonium sulphate that glyphosate and other weak acids need in this water, lb per 100 US gal.
 * NDSU: 0.002 K + 0.005 Na + 0.009 Ca + 0.014 Mg + 0.042 Fe, each in ppm (S40).
 */
export const conditionerPoundsPer100Gallons = (water: CompleteWaterAnalysis): number =>
  0.002 * water.potassiumPpm +
  0.005 * water.sodiumPpm +
  0.009 * water.calciumPpm +
  0.014 * water.magnesiumPpm +
  0.042 * water.ironPpm;

/**
 * Too little for glyphosate is 0.5 lb per 100 US gal even where the equation says so; 4 lb cover most
 * waters (NDSU, S40). kg per 100 L.
 */
export const LEAST_FOR_GLYPHOSATE_KG_PER_100L = 4 * KG_PER_100L_OF_LB_PER_100GAL;

/** The same dose in kg per 100 L; null while one of the five ions is not known. */
export function conditionerDose(water: WaterAnalysisDraft): number | null {
  const { potassiumPpm, sodiumPpm, calciumPpm, magnesiumPpm, ironPpm } = water;
  if (potassiumPpm == null || sodiumPpm == null || calciumPpm == null) return null;
  if (magnesiumPpm == null || ironPpm == null) return null;
  const complete = { potassiumPpm, sodiumPpm, calciumPpm, magnesiumPpm, ironPpm };
  return conditionerPoundsPer100Gallons(complete) * KG_PER_100L_OF_LB_PER_100GAL;
}

const doseWith = (water: WaterAnalysisDraft, untypedPpm: (ion: ConditionedIon) => number | null) =>
  conditionerDose(
    Object.fromEntries(CONDITIONED_IONS.map((ion) => [ion, water[ion] ?? untypedPpm(ion)])),
  );

/** Least and most that a water asks for, kg per 100 L, where not every ion was typed. */
interface DoseBounds {
  readonly leastKgPer100L: number;
  /** Null while an ion that makes water hard is not known. */
  readonly mostKgPer100L: number | null;
  /**
   * Of the ions that were not typed the one to ask for, because it may add most. Null where all
   * were typed.
   */
  readonly missingIon: ConditionedIon | null;
}

/** The dose without the ions that were not typed, and with as much of them as drinkable water holds. */
export function conditionerDoseBounds(water: WaterAnalysisDraft): DoseBounds {
  return {
    leastKgPer100L: doseWith(water, () => 0) ?? 0,
    mostKgPer100L: doseWith(water, (ion) => WORST_DRINKABLE_PPM[ion] ?? null),
    missingIon: CONDITIONED_IONS.find((ion) => water[ion] == null) ?? null,
  };
}
