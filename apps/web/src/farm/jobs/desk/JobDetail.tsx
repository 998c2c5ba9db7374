import type { JobTold } from '@mix/documents';
import { Button } from '../../../ui/Button.tsx';
import { Figure } from '../../../ui/figures/Reading.tsx';
import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { useOneRecord } from '../../../sync/device/shown/useOneRecord.ts';
import { lastSeenText } from '../../handover/lastSeenText.ts';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { memberActivityText } from '../memberActivityText.ts';
import { areaText, farmJobTitle } from '../farmJobTexts.ts';
import { JobPeople } from '../JobPeople.tsx';
import { LoadTanks } from '../LoadTanks.tsx';
import type { FarmJobs, KeptJob } from '../useFarmJobs.ts';
import { jobFigures } from './jobFigures.ts';
import { JobLoads } from './JobLoads.tsx';
import styles from './desk.module.css';

interface JobDetailProps {
  readonly job: KeptJob;
  readonly farm: FarmJobs;
  /** Opens the sheet of the job. */
  readonly onOpen: () => void;
}

/** The chosen job: its figures, its tanks while it is filled, and each of its loads. */
export function JobDetail({ job, farm, onOpen }: JobDetailProps) {
  const { value } = job;
  const now = useNow(MINUTE_MS);
  const { told, state } = value;
  const load = state === 'filling' ? value.load : null;
  return (
    <section className={styles.detail} aria-label={farmJobTitle(told)}>
      <div className="spread-baseline break-words">
        <span className="quiet">
          {state === 'filling'
            ? farmJobWords.fillingBy(farm.takerName(value))
            : farmJobWords.states[state]}
        </span>
        <span className="quiet">{load === null ? areaText(told) : lastSeenText(load.at, now)}</span>
      </div>
      <div className="spread-baseline break-words">
        <h2 className={styles.title}>{farmJobTitle(told)}</h2>
        <Button look="text" onClick={onOpen}>
          {farmJobWords.openSheet}
        </Button>
      </div>
      <dl className={styles.figures}>
        {jobFigures(value).map(({ name, text, unit }) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>
              <Figure text={text} unit={unit} size="large" />
            </dd>
          </div>
        ))}
      </dl>
      {load !== null && (
        <>
          <LoadTanks load={load} capacityL={told.plan.tankCapacityL} />
          <p>{memberActivityText(told, load)}</p>
        </>
      )}
      {value.done === null ? (
        <JobLoads told={told} load={load} record={null} />
      ) : (
        <LoadsDone key={value.done.recordId} told={told} recordId={value.done.recordId} />
      )}
      {told.note !== null && <p className="strong break-words">{farmJobWords.said(told.note)}</p>}
      <JobPeople job={job} farm={farm} now={now} />
    </section>
  );
}

interface LoadsDoneProps {
  readonly told: JobTold;
  readonly recordId: string;
}

/** The loads as the record has them: the instruction does not say what was done. */
function LoadsDone({ told, recordId }: LoadsDoneProps) {
  const kept = useOneRecord(recordId);
  if (kept === undefined) return null;
  return kept === null ? (
    <p>{farmJobWords.recordNotHere}</p>
  ) : (
    <JobLoads told={told} load={null} record={kept.value} />
  );
}
