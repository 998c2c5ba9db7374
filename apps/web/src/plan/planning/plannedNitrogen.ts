import type { MixPlan } from '@mix/engine';

interface PlannedNitrogen {
  readonly kgPerHa: number;
  /** The analysis of a product is not stated: there may be more. */
  readonly isLowerBound: boolean;
}

/** What is known of the nitrogen that a plan supplies; null where none is known. */
export function plannedNitrogen({ supply }: MixPlan): PlannedNitrogen | null {
  const kgPerHa = supply.elementalKgPerHa.N;
  if (kgPerHa === undefined || kgPerHa === 0) return null;
  return { kgPerHa, isLowerBound: supply.analysisUnknownFor.length > 0 };
}
