import type { FarmJobs, KeptJob } from './useFarmJobs.ts';
import { whoOf } from './whoOf.ts';

/** The jobs of one day that nobody began. */
interface DueDay {
  /** `YYYY-MM-DD`; null: whenever there is time. */
  readonly day: string | null;
  /** By the name of who is to do them, those for whoever comes first at the end. */
  readonly jobs: readonly KeptJob[];
  /** How many each person has; null is whoever comes first. */
  readonly people: readonly { readonly who: string | null; readonly count: number }[];
}

/** Whether nobody has begun a job. */
export const isDue = ({ value: { state } }: KeptJob): boolean =>
  state === 'planned' || state === 'taken';

/** Jobs that nobody began, by the day they are due and by person; those for any day come last. */
export function dueDays(
  jobs: readonly KeptJob[],
  farm: Pick<FarmJobs, 'nameOf' | 'takerName'>,
): readonly DueDay[] {
  const days = Map.groupBy(jobs.filter(isDue), ({ value }) => value.told.day);
  return [...days]
    .toSorted(([a], [b]) => (a ?? '9').localeCompare(b ?? '9'))
    .map(([day, ofDay]) => {
      const people = [...Map.groupBy(ofDay, ({ value }) => whoOf(value, farm))].toSorted(
        ([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)),
      );
      return {
        day,
        jobs: people.flatMap(([, own]) => own),
        people: people.map(([who, own]) => ({ who, count: own.length })),
      };
    });
}
