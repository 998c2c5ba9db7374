import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { JobRows, toCheckText } from './JobRows.tsx';
import { isLive, shownJobs } from './jobOrder.ts';
import { LiveJobs } from './LiveJobs.tsx';
import { JobsTakenByOthers } from './JobsTakenByOthers.tsx';
import { OpenedJobs } from './OpenedJobs.tsx';
import { useBoard, type OwnWork } from './useBoard.ts';
import { useFarmJobs } from './useFarmJobs.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface FarmJobsListProps {
  readonly ownWork: OwnWork;
}

/** The jobs of the farm that do not stand above, what goes on first. */
export function FarmJobsList({ ownWork }: FarmJobsListProps) {
  const farm = useFarmJobs();
  const now = useNow(MINUTE_MS);
  const { above, isOnDesk } = useBoard(farm, ownWork, now);
  const jobs = shownJobs(farm.jobs ?? [], now);
  // What is being filled stands above, with its loads.
  const listed = jobs.filter((job) => !isLive(job));
  const isListed = above !== 'all' && !isOnDesk;
  return (
    <>
      <JobsTakenByOthers farm={farm} />
      <OpenedJobs farm={farm}>
        {(open) => (
          <>
            {above === 'nothing' && <LiveJobs farm={farm} onOpen={open} />}
            {isListed && farm.jobs !== null && (jobs.length === 0 || listed.length > 0) && (
              <Section name={farmJobWords.jobs} note={toCheckText(listed)}>
                {jobs.length === 0 && (farm.areAll ? <NoJobs /> : <ArrivalNote state="arriving" />)}
                <JobRows farm={farm} jobs={listed} onOpen={open} />
              </Section>
            )}
          </>
        )}
      </OpenedJobs>
    </>
  );
}

/** Only who runs a farm can do something about it. */
function NoJobs() {
  const handsOver = usePermission('handOver');
  if (!handsOver) return <p className="quiet">{farmJobWords.none}</p>;
  return (
    <p className="quiet">
      {farmJobWords.noneHow}{' '}
      <Link href={paths.mix} className={buttonClass('text')}>
        {farmJobWords.planMix}
      </Link>
    </p>
  );
}
