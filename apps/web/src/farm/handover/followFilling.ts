import { fillJob } from '@mix/documents';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { jobStore } from '../../fill/job/jobStore.ts';
import { changeFarmJob } from './changeFarmJob.ts';
import { loadProgress } from './loadProgress.ts';

/**
 * Tells the farm each step of a filling, from this device's own store: the work at the tank never
 * waits for it, and does not change where a step cannot be saved.
 * @returns a function that stops it
 */
export function followFilling(): () => void {
  let told = '';
  let turn: Promise<unknown> = Promise.resolve();
  const tell = () => {
    const { job } = jobStore.kept.getState().value;
    if (job?.farmJobId === undefined) return;
    const { farmJobId } = job;
    const load = loadProgress(job, Date.now(), deviceOffset);
    // `load.at` is not compared: the same step at a later moment is not told again.
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
