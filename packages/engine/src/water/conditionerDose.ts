import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';

/** kg per 100 L in 1 lb per 100 US gal: 0.45359237 / 3.785411784, both exact. */
const KG_PER_100L_OF_LB_PER_100GAL = 0.45359237 / 3.785411784;

/** Every ion of the equation was measured. */
type CompleteWaterAnalysis = {
  readonly [
    Ion in 'potassiumPpm' | 'sodiumPpm' | 'calciumPpm' | 'magnesiumPpm' | 'ironPpm'
  ]: number;
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
 * waters (NDSU, S40). Labels go up to 17 lb. kg per 100 L.
 */
export const LEAST_FOR_GLYPHOSATE_KG_PER_100L = 4 * KG_PER_100L_OF_LB_PER_100GAL;
export const MOST_ON_LABELS_KG_PER_100L = 17 * KG_PER_100L_OF_LB_PER_100GAL;

/** The same dose in kg per 100 L; null while one of the five ions is not known. */
export function conditionerDose(water: WaterAnalysisDraft): number | null {
  const { potassiumPpm, sodiumPpm, calciumPpm, magnesiumPpm, ironPpm } = water;
  if (potassiumPpm == null || sodiumPpm == null || calciumPpm == null) return null;
  if (magnesiumPpm == null || ironPpm == null) return null;
  const complete = { potassiumPpm, sodiumPpm, calciumPpm, magnesiumPpm, ironPpm };
  return conditionerPoundsPer100Gallons(complete) * KG_PER_100L_OF_LB_PER_100GAL;
}
