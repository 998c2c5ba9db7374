import { jobStore } from '../../fill/job/jobStore.ts';

/** A browser may have no badges, and refuses one for an app that is not installed. */
const ignored = () => undefined;

/** Counts the unfinished jobs of this device on the icon of the installed app. */
export function showBadge(): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  if (setAppBadge === undefined || clearAppBadge === undefined) return;
  const show = () => {
    const { job, rests } = jobStore.kept.getState().value;
    const count = (job === null ? 0 : 1) + rests.length;
    const told = count === 0 ? clearAppBadge.call(navigator) : setAppBadge.call(navigator, count);
    told.catch(ignored);
  };
  show();
  jobStore.kept.subscribe(show);
}
