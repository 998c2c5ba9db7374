import { loadOnce } from '../../device/loadOnce.ts';

/** The drawing of a plan: it comes beside the calculation, before which there is nothing to draw. */
export const planViewPart = loadOnce(() => import('./PlanView.tsx'));

if (typeof window !== 'undefined') planViewPart.start();
