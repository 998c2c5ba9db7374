import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';

/** The sheets over the page: nobody can want one before it stands. */
export const MixSheets = lazyComponent(async () => (await import('./MixSheets.tsx')).MixSheets);

/** What helps to a better plan, once there is one. */
export const PlanAids = lazyComponent(async () => (await import('./plan/PlanAids.tsx')).PlanAids);

/** What settles several stops at once: worked out in a quiet moment, and fetched for it. */
export const SeveralStops = lazyComponent(
  async () => (await import('./plan/SeveralStops.tsx')).SeveralStops,
);
