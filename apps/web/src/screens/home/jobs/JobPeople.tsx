import type { FarmJob, LocalTime } from '@mix/documents';
import { farmJobWords } from '../../../words/en/farm/farmJobWords.ts';
import { timeText } from './farmJobTexts.ts';
import styles from './jobs.module.css';

interface JobPeopleProps {
  readonly job: FarmJob;
  readonly nameOf: (uid: string | null) => string;
  readonly now: number;
}

/** Who told it, took it, sprayed it and checked it, and when. */
export function JobPeople({ job, nameOf, now }: JobPeopleProps) {
  const { told, takenBy, takenAt, done, checkedBy, checkedAt } = job;
  const line = (word: string, who: string, at: LocalTime) => ({
    word,
    text: farmJobWords.byAt(who, timeText(at, now)),
  });
  const lines = [
    line(farmJobWords.toldBy, told.by ?? farmJobWords.someone, told.at),
    ...(takenAt === null ? [] : [line(farmJobWords.takenBy, nameOf(takenBy), takenAt)]),
    ...(done === null ? [] : [line(farmJobWords.sprayedAt, nameOf(takenBy), done.at)]),
    ...(checkedAt === null ? [] : [line(farmJobWords.checkedBy, nameOf(checkedBy), checkedAt)]),
  ];
  return (
    <dl className={styles.people}>
      {lines.map(({ word, text }) => (
        <div key={word} className={styles.line}>
          <dt className={styles.quiet}>{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {job.state === 'planned' && job.gaveBack !== null && (
        <div className={styles.line}>
          <dd>{farmJobWords.gaveBack(job.gaveBack)}</dd>
        </div>
      )}
    </dl>
  );
}
