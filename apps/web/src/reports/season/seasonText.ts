import type { SeasonRow, SeasonSum } from '@mix/documents';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import type { SeasonWork } from './seasonWork.ts';

/** A sum as text: a lower bound where some of it is not known, "not known" where all of it is. */
export function knownText({ sum, unknown }: SeasonSum, text: (sum: number) => string): string {
  if (unknown === 0) return text(sum);
  return sum === 0 ? seasonPlanWords.notKnown : seasonPlanWords.atLeast(text(sum));
}

type Recorded = Pick<SeasonRow, 'recordedKgPerHa' | 'recordsUnknown'>;

/** Nitrogen that the records put on a paddock. */
export const recordedText = (
  { recordedKgPerHa, recordsUnknown }: Recorded,
  text: (kgPerHa: number) => string,
): string =>
  recordedKgPerHa === null
    ? seasonPlanWords.notKnown
    : knownText({ sum: recordedKgPerHa, unknown: recordsUnknown }, text);

/** Where a paddock stands at the end of June. */
export const byJuneText = (
  row: Pick<SeasonRow, 'byJuneKgPerHa' | 'plannedKgPerHa' | 'recordsUnknown'>,
  text: (kgPerHa: number) => string,
): string =>
  recordedText(
    {
      recordedKgPerHa: row.byJuneKgPerHa,
      recordsUnknown: row.recordsUnknown + row.plannedKgPerHa.unknown,
    },
    text,
  );

type SeasonCell = SeasonRow['cells'][number];

/** How far a round is on a paddock, beside its name; empty while it is only planned. */
export const stateText = ({ done, work }: Pick<SeasonCell, 'done' | 'work'>): string =>
  done ? ` (${seasonPlanWords.done})` : work === null ? '' : ` (${seasonPlanWords.handedOver})`;

/** How far some work is, in a column of its own. */
export function workStateText(state: SeasonWork['state']): string {
  if (state === 'planned') return seasonPlanWords.stillPlanned;
  return state === 'done' ? seasonPlanWords.done : seasonPlanWords.handedOver;
}

export const hoursText = (hours: number): string => seasonPlanWords.hoursText(numberText(hours, 1));
