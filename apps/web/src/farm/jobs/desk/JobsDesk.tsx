import { useState } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { MINUTE_MS, useNow } from '../../../device/clock/useNow.ts';
import { usePermission } from '../../../sync/workspace/usePermission.ts';
import { paths } from '../../../device/navigation/paths.ts';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { JobsByDay } from '../JobsByDay.tsx';
import { toCheckText } from '../JobRows.tsx';
import { jobGroups, shownJobs, type JobGroup } from '../jobOrder.ts';
import type { FarmJobs, KeptJob } from '../useFarmJobs.ts';
import { JobDetail } from './JobDetail.tsx';
import styles from './desk.module.css';

interface JobsDeskProps {
  readonly farm: FarmJobs;
  /** Nothing else stands on the page: the list has its heading, and the way to a new job. */
  readonly isAll: boolean;
  readonly onOpen: (id: string) => void;
}

const groupName: Readonly<Record<JobGroup, string>> = {
  get filling() {
    return farmJobWords.states.filling;
  },
  get toCome() {
    return farmJobWords.toCome;
  },
  get done() {
    return farmJobWords.doneWord;
  },
};

const isSprayed = ({ value }: KeptJob): boolean => value.state === 'sprayed';

/**
 * The jobs of a farm on a wide screen: all in a list, and beside it the chosen one, at first the
 * first job of the list. A tap on the chosen row opens its sheet; so does a tap on a job to be
 * checked.
 */
export function JobsDesk({ farm, isAll, onOpen }: JobsDeskProps) {
  const now = useNow(MINUTE_MS);
  const mayCheck = usePermission('check');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const jobs = shownJobs(farm.jobs ?? [], now);
  const chosen = jobs.find(({ id }) => id === chosenId) ?? jobs[0];
  if (chosen === undefined) return null;
  const Title = isAll ? 'h1' : 'h2';
  return (
    <div className={styles.desk} data-board={isAll ? 'all' : 'live'}>
      <div className={styles.list}>
        <div className="spread-baseline break-words">
          <Title className={styles.title}>{farmJobWords.jobs}</Title>
          <span className="quiet">{toCheckText(jobs)}</span>
        </div>
        {jobGroups(jobs).map(({ group, jobs: ofGroup }) => (
          <section key={group} aria-label={groupName[group]}>
            <p className={styles.group}>{groupName[group]}</p>
            <JobsByDay
              farm={farm}
              jobs={ofGroup}
              chosenId={chosen.id}
              onOpen={(id) => {
                setChosenId(id);
                const isToCheck =
                  mayCheck && ofGroup.some((job) => job.id === id && isSprayed(job));
                if (id === chosen.id || isToCheck) onOpen(id);
              }}
            />
          </section>
        ))}
        {isAll && (
          <Link href={paths.mix} className={buttonClass('primary')}>
            {farmJobWords.planMix}
          </Link>
        )}
      </div>
      <JobDetail key={chosen.id} job={chosen} farm={farm} onOpen={() => onOpen(chosen.id)} />
    </div>
  );
}
