import type { JobLoadProgress } from '@mix/documents';
import { classNames } from '../../ui/classNames.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { lastSeenText } from '../handover/lastSeenText.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { memberActivityText } from './memberActivityText.ts';
import { farmJobTitle } from './farmJobTexts.ts';
import { LoadTanks } from './LoadTanks.tsx';
import styles from './jobs.module.css';
import type { KeptJob } from './useFarmJobs.ts';

interface LiveJobProps {
  readonly job: KeptJob;
  readonly load: JobLoadProgress;
  readonly who: string;
  readonly onOpen: () => void;
}

/** A job that is being filled by somebody, as their phone last told it. */
export function LiveJob({ job, load, who, onOpen }: LiveJobProps) {
  const now = useNow(MINUTE_MS);
  const { told } = job.value;
  return (
    <section className={styles.live} aria-label={farmJobTitle(told)}>
      <button type="button" className={classNames('bare-row', styles.liveHead)} onClick={onOpen}>
        <span className="spread break-words">
          <span>{farmJobWords.fillingBy(who)}</span>
          <span>{lastSeenText(load.at, now)}</span>
        </span>
        <strong className="title break-words">{farmJobTitle(told)}</strong>
      </button>
      <p>
        {farmJobWords.load} <span className={styles.figure}>{numberText(load.number)}</span>{' '}
        {farmJobWords.of(numberText(load.count))}{' '}
        <span className="quiet">
          {load.step === 0
            ? farmJobWords.notBegun
            : farmJobWords.step(numberText(load.step), numberText(load.steps))}
        </span>
      </p>
      <LoadTanks load={load} capacityL={told.plan.tankCapacityL} />
      <p className="quiet">{memberActivityText(told, load)}</p>
    </section>
  );
}
