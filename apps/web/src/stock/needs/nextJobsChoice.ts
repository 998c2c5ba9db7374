import { isLocalDay } from '@mix/documents';
import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** What counts among the next jobs, as it was chosen on this device. */
interface NextJobsChoice {
  /** Rounds and jobs up to this day, `YYYY-MM-DD`, count; null: nobody chose a day. */
  readonly until: string | null;
  /** Saved mixes that are to be made too. */
  readonly mixIds: readonly string[];
}

export const nextJobsChoice = createKeptValue<NextJobsChoice>(browserStorage(), {
  key: 'mix.nextJobs',
  schema: 1,
  empty: { until: null, mixIds: [] },
  read: (stored) => {
    if (!isFields(stored)) return null;
    const { until, mixIds } = stored;
    return (until === null || (typeof until === 'string' && isLocalDay(until))) &&
      Array.isArray(mixIds) &&
      mixIds.every((id) => typeof id === 'string')
      ? { until, mixIds }
      : null;
  },
});

/** Days that count where nobody chose a day: as long as a delivery is waited for, and some more. */
const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;

/** The last day that counts: the chosen one, as long as it is not over. */
export const untilDay = ({ until }: NextJobsChoice, today: string): string =>
  until !== null && until >= today
    ? until
    : new Date(Date.parse(`${today}T00:00:00Z`) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
