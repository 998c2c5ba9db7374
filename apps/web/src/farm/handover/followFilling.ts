import { fillJob } from '@mix/documents';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { jobStore } from '../../fill/job/jobStore.ts';
import { changeFarmJob } from './changeFarmJob.ts';
import { loadProgress } from './loadProgress.ts';

/**
 * Tells the farm each step of a filling, from this device's own store: what is done at the tank never
 * waits for it, and stays what it is where it cannot be told.
 * @returns stops it
 */
export function followFilling(): () => void {
  let told = '';
  let turn: Promise<unknown> = Promise.resolve();
  const tell = () => {
    const { job } = jobStore.kept.getState().value;
    if (job?.farmJobId === undefined) return;
    const { farmJobId } = job;
    const load = loadProgress(job, Date.now(), deviceOffset);
    // The same step at a later moment is no news.
    const news = JSON.stringify({ ...load, at: farmJobId });
    if (news === told) return;
    told = news;
    turn = turn
      .then(() => changeFarmJob(farmJobId, (one, who) => fillJob(one, who, load)))
      .catch(() => undefined);
  };
  tell();
  return jobStore.kept.subscribe(tell);
}
