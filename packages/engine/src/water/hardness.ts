import type { WaterAnalysisDraft } from '../mix/MixDraft.ts';

/** ppm of CaCO3 for 1 ppm of the ion, MODEL.md. */
const CALCIUM_AS_CARBONATE = 2.497;
const MAGNESIUM_AS_CARBONATE = 4.118;

/**
 * Hardness of the water as CaCO3, ppm: 2.497 Ca + 4.118 Mg (MODEL.md).
 * Null while calcium or magnesium is not known.
 */
export function hardness({ calciumPpm, magnesiumPpm }: WaterAnalysisDraft): number | null {
  if (calciumPpm == null || magnesiumPpm == null) return null;
  return CALCIUM_AS_CARBONATE * calciumPpm + MAGNESIUM_AS_CARBONATE * magnesiumPpm;
}

/** What the known ions alone come to, ppm as CaCO3: the water is at least as hard. */
export const hardnessAtLeast = ({ calciumPpm, magnesiumPpm }: WaterAnalysisDraft): number =>
  CALCIUM_AS_CARBONATE * (calciumPpm ?? 0) + MAGNESIUM_AS_CARBONATE * (magnesiumPpm ?? 0);
