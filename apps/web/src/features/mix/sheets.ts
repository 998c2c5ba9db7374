/*
 * What nobody can want before the page stands: the sheets over it, and what helps to plan below it.
 * It is fetched in the first quiet moment.
 */
export { MixSheets } from './MixSheets.tsx';
export { PlanAids } from './PlanAids.tsx';
export { RunningJob } from './RunningJob.tsx';
export { withTenTimes } from './tenTimes.ts';
