import type { SeasonRow } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { partialSum } from '../totals/PartialSum.ts';
import { isDoneOn } from './roundRows.ts';
import { capLevel, type CapLevel } from '../nitrogen/capLevel.ts';

/** Where a paddock stands with a round, kg N/ha. */
export interface RoundSum {
  /** Nitrogen recorded, and planned in the year's other rounds and jobs that are not done. */
  readonly beforeKgPerHa: number;
  readonly moreKgPerHa: number;
  readonly sumKgPerHa: number;
  /** Some nitrogen of before is not known: there may be more. */
  readonly isLowerBound: boolean;
  readonly level: CapLevel;
}

/**
 * Nitrogen of a paddock with a round, against the cap.
 * @param roundId of a kept round, so that it is not counted twice; null is a new one
 * @param moreKgPerHa synthetic N of the round, kg/ha
 * @returns null where a figure is not known, and where the round is done: then the records have it
 */
export function roundSum(
  row: SeasonRow,
  roundId: string | null,
  moreKgPerHa: number | null,
): RoundSum | null {
  const { recordedKgPerHa, recordsUnknown, cells, jobs } = row;
  if (recordedKgPerHa === null || moreKgPerHa === null || isDoneOn(row, roundId)) return null;
  const others = [...cells.filter((cell) => cell.roundId !== roundId), ...jobs];
  const planned = partialSum(others.map(({ plannedKgPerHa }) => plannedKgPerHa));
  const beforeKgPerHa = recordedKgPerHa + planned.sum;
  return {
    beforeKgPerHa,
    moreKgPerHa,
    sumKgPerHa: beforeKgPerHa + moreKgPerHa,
    isLowerBound: recordsUnknown + planned.unknown > 0,
    level: capLevel(beforeKgPerHa, moreKgPerHa, NITROGEN_CAP_KG_PER_HA),
  };
}
