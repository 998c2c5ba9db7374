import { dayOf } from '../../device/localTime/dayOf.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { dueDays, isDue } from './dueDays.ts';
import { JobRows } from './JobRows.tsx';
import styles from './jobs.module.css';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

interface JobsByDayProps {
  readonly farm: FarmJobs;
  readonly jobs: readonly KeptJob[];
  readonly onOpen: (id: string) => void;
  /** The job whose details stand beside the list; absent where none do. */
  readonly chosenId?: string;
}

/** "Mon 30 Nov" */
const weekdayText = (day: string): string =>
  new Intl.DateTimeFormat(reader.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

function dueText(day: string | null, today: string): string {
  if (day === null) return farmJobWords.noDay;
  const text = weekdayText(day);
  if (day < today) return farmJobWords.late(text);
  return day === today ? farmJobWords.today(text) : text;
}

/** Jobs in their order; several that nobody began stand under the days they are due, by person. */
export function JobsByDay({ farm, jobs, onOpen, chosenId }: JobsByDayProps) {
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const rows = (some: readonly KeptJob[]) =>
    some.length > 0 && (
      <JobRows jobs={some} {...{ farm, onOpen }} {...(chosenId !== undefined && { chosenId })} />
    );
  const due = jobs.filter(isDue);
  // One job needs no order.
  if (due.length < 2) return rows(jobs);
  const isChecked = ({ value }: KeptJob): boolean => value.state === 'checked';
  return (
    <>
      {rows(jobs.filter((job) => !isDue(job) && !isChecked(job)))}
      {dueDays(due, farm).map(({ day, jobs: ofDay, people }) => (
        <div key={day ?? ''} data-due={day ?? ''}>
          <p className={styles.day}>
            <span>{dueText(day, today)}</span>
            <span>
              {people
                .map(({ who, count }) => `${who ?? farmJobWords.anybody} ${numberText(count, 0)}`)
                .join(', ')}
            </span>
          </p>
          {rows(ofDay)}
        </div>
      ))}
      {rows(jobs.filter(isChecked))}
    </>
  );
}
