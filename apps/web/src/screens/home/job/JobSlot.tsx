import { useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { buttonClass } from '../../../components/buttonClass.ts';
import { homeWords } from '../../../words/en/home/homeWords.ts';
import type { Job } from '../../../job/Job.ts';
import { jobPaths } from '../../../navigation/jobPaths.ts';
import { jobPanelPart } from './jobPanelPart.ts';
import { mixTitle } from '../mixes/mixLine.ts';
import styles from '../mixes/MixPanel.module.css';

/** The job in work: its name and the way on at once, the step as soon as it can be said. */
export function JobSlot({ job }: { readonly job: Job }) {
  const part = useStore(jobPanelPart.store);
  useEffect(() => {
    jobPanelPart.start();
  }, []);
  if (part.status === 'ready') return <part.part.JobPanel job={job} />;
  return (
    <section className={styles.panel}>
      <p className={styles.text}>{homeWords.unfinished}</p>
      <h1 className={styles.title}>{mixTitle(job)}</h1>
      <Link href={jobPaths.fill} className={buttonClass('primary')}>
        {homeWords.continueFilling}
      </Link>
    </section>
  );
}
