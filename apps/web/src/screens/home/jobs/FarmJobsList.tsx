import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { Section } from '../../../components/panels/Section.tsx';
import { useMay } from '../../../documents/place/useMay.ts';
import { paths } from '../../../navigation/paths.ts';
import { farmJobWords } from '../../../words/en/farm/farmJobWords.ts';
import { areaText, farmJobTitle } from './farmJobTexts.ts';
import { JobMarks } from './JobMarks.tsx';
import { isLive, shownJobs } from './jobOrder.ts';
import { LiveJobs } from './LiveJobs.tsx';
import { LostJobs } from './LostJobs.tsx';
import { OpenedJobs } from './OpenedJobs.tsx';
import styles from './jobs.module.css';
import { useSeesBoard } from './useSeesBoard.ts';
import { useFarmJobs, type FarmJobs, type KeptJob } from './useFarmJobs.ts';

interface FarmJobsListProps {
  /** Whether the panel above has what is being filled, for whoever it comes first. */
  readonly liveIsAbove: boolean;
}

/** The jobs of the farm, what goes on first; a tap opens what was told and done. */
export function FarmJobsList({ liveIsAbove }: FarmJobsListProps) {
  const farm = useFarmJobs();
  const now = useNow(MINUTE_MS);
  const seesBoard = useSeesBoard();
  const jobs = shownJobs(farm.jobs ?? [], now);
  // What is being filled stands above, with its loads.
  const listed = jobs.filter((job) => !isLive(job));
  return (
    <>
      <LostJobs farm={farm} />
      {!(liveIsAbove && seesBoard) && <LiveJobs farm={farm} />}
      {farm.jobs !== null && (jobs.length === 0 || listed.length > 0) && (
        <Section name={farmJobWords.jobs} note={toCheckText(listed)}>
          {jobs.length === 0 && <NoJobs />}
          <OpenedJobs farm={farm}>
            {(open) => (
              <ul>
                {listed.map((job) => (
                  <li key={job.id}>
                    <JobRow
                      job={job}
                      who={whoOf(job.value, farm)}
                      onOpen={() => {
                        open(job.id);
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </OpenedJobs>
        </Section>
      )}
    </>
  );
}

/** Who has a job, or is to have it; null is whoever comes first. */
function whoOf(job: KeptJob['value'], { nameOf, takerName }: FarmJobs): string | null {
  if (job.takenBy !== null) return takerName(job);
  return job.sentTo === null ? null : nameOf(job.sentTo);
}

function toCheckText(jobs: readonly KeptJob[]): string | undefined {
  const count = jobs.filter(({ value }) => value.state === 'sprayed').length;
  return count === 0 ? undefined : farmJobWords.toCheck(count);
}

interface JobRowProps {
  readonly job: KeptJob;
  /** Who has it, or is to have it; null is whoever comes first. */
  readonly who: string | null;
  readonly onOpen: () => void;
}

function JobRow({ job: { value, place }, who, onOpen }: JobRowProps) {
  const { told, state, gaveBack } = value;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.what}>
        <span className={styles.name}>{farmJobTitle(told)}</span>
        <span className={styles.quiet}>
          {[areaText(told), who ?? farmJobWords.anybody].join(', ')}
        </span>
        {state === 'planned' && gaveBack !== null && (
          <span className={styles.quiet}>{farmJobWords.gaveBack(gaveBack)}</span>
        )}
        {place === 'refused' && <span>{farmJobWords.refused}</span>}
      </span>
      <JobMarks state={state} />
    </button>
  );
}

/** Only who runs a farm can do something about it. */
function NoJobs() {
  const handsOver = useMay('handOver');
  if (!handsOver) return <p className={styles.quiet}>{farmJobWords.none}</p>;
  return (
    <p className={styles.quiet}>
      {farmJobWords.noneHow}{' '}
      <Link href={paths.mix} className={buttonClass('text')}>
        {farmJobWords.planMix}
      </Link>
    </p>
  );
}
