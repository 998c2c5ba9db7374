import { onDemand } from '../ui/lazy/waiting.ts';

/** The sheets over the page: nobody can want one before it stands. */
export const MixSheets = onDemand(async () => (await import('./MixSheets.tsx')).MixSheets);

/** What helps to a better plan, once there is one. */
export const PlanAids = onDemand(async () => (await import('./outcome/PlanAids.tsx')).PlanAids);
