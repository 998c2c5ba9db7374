import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { jobWords } from '../../i18n/made/en/mix/jobWords.ts';
import { useJob } from '../../fill/job/jobStore.ts';
import { loadCounts } from '../../fill/job/loadCounts.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import styles from './RunningJob.module.css';

/** A job that is being filled while another mix is planned: where it stands, and the ways back to it. */
export function RunningJob() {
  const { job } = useJob();
  if (job === null) return null;
  const { loadsBefore, loadCount, isFull } = loadCounts(job);
  const name = job.paddock?.name ?? job.name ?? jobWords.unnamed;
  return (
    <div className={styles.job}>
      <p>
        {isFull
          ? jobWords.allFull(name)
          : jobWords.running(name, loadsBefore + job.load, loadCount)}
      </p>
      <div className={styles.ways}>
        {isFull ? (
          <Link href={jobPaths.record} className={buttonClass('text')}>
            {jobWords.record}
          </Link>
        ) : (
          <>
            <Link href={jobPaths.left} className={buttonClass('text')}>
              {jobWords.whatIsLeft}
            </Link>
            <Link href={jobPaths.fill} className={buttonClass('text')}>
              {jobWords.goOn}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
