import { Link } from 'wouter';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import type { Job } from '../../fill/job/Job.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { jobTitle } from '../mixes/mixLine.ts';
import styles from '../mixes/MixPanel.module.css';

/** Loaded on demand: it takes the engine to say the step in work. */
const JobPanel = onDemand(async () => (await import('../homeViews.ts')).JobPanel);

/** The job in work: its name and the button to continue at once, the step once it is worked out. */
export function UnfinishedJob({ job }: { readonly job: Job }) {
  const wayOn = (
    <section className={styles.panel}>
      <p className="quiet">{homeWords.unfinished}</p>
      <h1 className={styles.title}>{jobTitle(job)}</h1>
      <Link href={jobPaths.fill} className={buttonClass('primary')}>
        {homeWords.continueFilling}
      </Link>
    </section>
  );
  return (
    <Awaited fallback={wayOn} failed={() => wayOn}>
      <JobPanel job={job} />
    </Awaited>
  );
}
