/*
 * What nobody can want before the page stands: the sheets over it, and what helps to plan below it.
 * It is fetched in the first quiet moment.
 */
export { MixSheets } from './MixSheets.tsx';
export { PlanAids } from './answer/PlanAids.tsx';
export { RunningJob } from './job/RunningJob.tsx';
export { withTenTimes } from './field/tenTimes.ts';
