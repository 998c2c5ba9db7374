import { loadOnce } from '../../../device/loadOnce.ts';

/** One product's facts: fetched while the list is drawn, before anyone can choose from it. */
export const productViewPart = loadOnce(() => import('./productViews.ts'));

if (typeof window !== 'undefined') productViewPart.start();
