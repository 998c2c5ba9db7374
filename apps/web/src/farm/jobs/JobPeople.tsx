import type { LocalTime, SharedDevicePerson } from '@mix/documents';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { timeText } from './farmJobTexts.ts';
import styles from './jobs.module.css';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';

interface JobPeopleProps {
  readonly job: KeptJob;
  readonly farm: Pick<FarmJobs, 'nameOf' | 'takerName' | 'tellerName'>;
  readonly now: number;
}

/** Who gave the instruction, took the job, sprayed and checked it, and when. */
export function JobPeople({ job: kept, farm, now }: JobPeopleProps) {
  const job = kept.value;
  const { takenBy, takenAt, takenFor, done, checkedBy, checkedAt, checkedFor } = job;
  const { nameOf, takerName } = farm;
  // The first instruction is the one that handed the job over; `JobChanged` tells of later ones.
  const [first] = job.earlier;
  const { toldBy: _ofTheLast, ...madeBy } = job;
  const handedOver = first === undefined ? kept : { ...kept, value: { ...madeBy, told: first } };
  /** A name that a shared device gave stands beside the account that vouches for it. */
  const on = (name: string, account: string | null, person: SharedDevicePerson | undefined) =>
    person === undefined || person.uid === account
      ? name
      : farmJobWords.onDeviceOf(name, nameOf(account));
  const taker = on(takerName(job), takenBy, takenFor);
  const checker = on(checkedFor?.name ?? nameOf(checkedBy), checkedBy, checkedFor);
  const line = (word: string, who: string, at: LocalTime) => ({
    word,
    text: farmJobWords.byAt(who, timeText(at, now)),
  });
  const lines = [
    line(farmJobWords.toldBy, farm.tellerName(handedOver), handedOver.value.told.at),
    ...(takenAt === null ? [] : [line(farmJobWords.takenBy, taker, takenAt)]),
    ...(done === null ? [] : [line(farmJobWords.sprayedAt, taker, done.at)]),
    ...(checkedAt === null ? [] : [line(farmJobWords.checkedBy, checker, checkedAt)]),
  ];
  return (
    <dl className={styles.people}>
      {lines.map(({ word, text }) => (
        <div key={word} className="spread break-words">
          <dt className="quiet">{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {job.state === 'planned' && job.gaveBack !== null && (
        <div className="spread break-words">
          <dd>{farmJobWords.gaveBack(job.gaveBack)}</dd>
        </div>
      )}
    </dl>
  );
}
