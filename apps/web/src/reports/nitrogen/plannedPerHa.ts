import type { Place } from '../totals/ReportRow.ts';
import type { PlannedNitrogen } from './plannedNitrogen.ts';

/** What is planned on ground and not recorded yet. */
export interface PlannedPerHa {
  readonly kgPerHa: number;
  /** The content of a product is not known: there may be more. */
  readonly isLowerBound: boolean;
}

/**
 * Planned nitrogen over the whole ground; null where nothing is planned, or its area is not known.
 */
export function plannedPerHa(
  { key, areaHa }: Pick<Place, 'key' | 'areaHa'>,
  planned: ReadonlyMap<string, PlannedNitrogen>,
): PlannedPerHa | null {
  const plan = planned.get(key);
  if (plan === undefined || areaHa === null || areaHa <= 0) return null;
  return { kgPerHa: plan.nitrogenKg / areaHa, isLowerBound: plan.isLowerBound };
}
