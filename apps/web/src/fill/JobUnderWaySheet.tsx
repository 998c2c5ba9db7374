import { useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { fillWords } from '../i18n/made/en/fill/fillWords.ts';
import { jobWords } from '../i18n/made/en/mix/jobWords.ts';
import type { Job } from './job/Job.ts';
import { lastStage } from './job/lastStage.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import styles from './fill.module.css';

interface JobUnderWaySheetProps {
  readonly job: Job;
  readonly onGiveUp: () => void;
  readonly onClose: () => void;
}

/** One job is filled at a time: what becomes of the one under way is asked, never guessed. */
export function JobUnderWaySheet({ job, onGiveUp, onClose }: JobUnderWaySheetProps) {
  const [, navigate] = useLocation();
  const name = [job.name ?? fillWords.unnamed, job.paddock?.name].filter(Boolean).join(', ');
  const loads = fillWords.load(job.load, lastStage(job).plan.loadCount);
  return (
    <Sheet title={jobWords.otherJob} closeWord={fillWords.close} onClose={onClose}>
      <div className={styles.stack}>
        <p>{fillWords.otherJobIs(name, loads)}</p>
        <Button look="primary" onClick={() => navigate(jobPaths.fill)}>
          {fillWords.goOnWithIt}
        </Button>
        <Button onClick={() => navigate(jobPaths.record)}>{fillWords.recordNow}</Button>
        <Button onClick={onGiveUp}>{fillWords.giveUp}</Button>
        <p className="quiet">{fillWords.giveUpNote}</p>
      </div>
    </Sheet>
  );
}
