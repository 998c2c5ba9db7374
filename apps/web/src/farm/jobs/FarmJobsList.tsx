import { Link } from 'wouter';
import { useStore } from 'zustand';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { JobsByDay } from './JobsByDay.tsx';
import { toCheckText } from './JobRows.tsx';
import { isLive, shownJobs } from './jobOrder.ts';
import { LiveJobs } from './LiveJobs.tsx';
import { OpenedJobs } from './OpenedJobs.tsx';
import { useBoard, type OwnWork } from './useBoard.ts';
import { useFarmJobs, type FarmJobs } from './useFarmJobs.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { forgetTaken, takenJobs } from '../handover/takenJobs.ts';
import { farmJobTitle } from './farmJobTexts.ts';

interface FarmJobsListProps {
  readonly ownWork: OwnWork;
}

/** The jobs of the farm that do not stand above one's own work, those being filled first. */
export function FarmJobsList({ ownWork }: FarmJobsListProps) {
  const farm = useFarmJobs();
  const now = useNow(MINUTE_MS);
  const { above, isOnDesk } = useBoard(farm, ownWork, now);
  const jobs = shownJobs(farm.jobs ?? [], now);
  // Jobs being filled stand above the list, with their loads.
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
                <JobsByDay farm={farm} jobs={listed} onOpen={open} />
              </Section>
            )}
          </>
        )}
      </OpenedJobs>
    </>
  );
}

/** Stands in place of an empty list; whoever may hand over gets the way to a first job. */
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

/** Jobs that were taken on this device and are somebody else's now, or nobody's: says whose. */
function JobsTakenByOthers({ farm: { jobs, uid, takerName } }: { readonly farm: FarmJobs }) {
  const took = useStore(takenJobs, ({ value }) => value);
  const lost = (jobs ?? []).filter(({ id, value }) => took.includes(id) && value.takenBy !== uid);
  return lost.map(({ id, value }) => {
    const job = farmJobTitle(value.told);
    const isTaken = value.takenBy !== null;
    return (
      <Notice
        key={id}
        kind="warning"
        word={farmJobWords.warning}
        title={isTaken ? farmJobWords.hasIt(takerName(value), job) : farmJobWords.tookBack(job)}
        actions={
          <Button small onClick={() => forgetTaken(id)}>
            {farmJobWords.understood}
          </Button>
        }
      >
        <p>{isTaken ? farmJobWords.hasItWhy : farmJobWords.tookBackWhy}</p>
        {isTaken && <p>{farmJobWords.hasItRecorded}</p>}
      </Notice>
    );
  });
}
