import { JOB_STATES, type JobState } from '@mix/documents';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import styles from './jobs.module.css';

/** How far a job is: the word, and five marks below it. */
export function JobMarks({ state }: { readonly state: JobState }) {
  const now = JOB_STATES.indexOf(state);
  const markOf = (place: number): string => {
    if (place < now || state === 'checked') return 'done';
    return place === now ? 'now' : 'next';
  };
  return (
    <span className={styles.state}>
      <strong>{farmJobWords.states[state]}</strong>
      <span className={styles.marks} aria-hidden="true">
        {JOB_STATES.map((one, place) => (
          <i key={one} data-state={markOf(place)} />
        ))}
      </span>
    </span>
  );
}
