import { syntheticNitrogenOf } from './nitrogenLedger.ts';
import type { ReportRow } from '../totals/ReportRow.ts';

/** The nitrogen on some ground at the end of a day. */
export interface CoursePoint {
  readonly day: string;
  /** kg/ha since the first of July, averaged over the whole ground. */
  readonly kgPerHa: number;
  /** Whether a record up to this day has nitrogen that is not known: there may be more. */
  readonly isLowerBound: boolean;
}

/**
 * How the synthetic nitrogen of a year grew on some ground, a point for each day of work.
 * @param rows of one July to June year, the latest first
 * @param areaHa of the ground, above 0
 */
export function nitrogenCourse(rows: readonly ReportRow[], areaHa: number): readonly CoursePoint[] {
  const points: CoursePoint[] = [];
  let totalKg = 0;
  let isLowerBound = false;
  for (const { day, record } of rows.toReversed()) {
    const { sum, unknown } = syntheticNitrogenOf([record]);
    totalKg += sum;
    isLowerBound ||= unknown > 0;
    if (points.at(-1)?.day === day) points.pop();
    points.push({ day, kgPerHa: totalKg / areaHa, isLowerBound });
  }
  return points;
}
