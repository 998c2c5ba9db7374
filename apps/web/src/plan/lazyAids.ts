import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';

/** The sheets over the page: nobody can want one before it stands. */
export const MixSheets = lazyComponent(async () => (await import('./MixSheets.tsx')).MixSheets);

/** What helps to a better plan, once there is one. */
export const PlanAids = lazyComponent(
  async () => (await import('./outcome/PlanAids.tsx')).PlanAids,
);
