import { loadOnce } from './loadOnce.ts';
import type * as planning from './planning.ts';

export type Planning = typeof planning;

/** The calculation and its words. */
export const planningPart = loadOnce<Planning>(() => import('./planning.ts'));

// Asked for with the screen's own script; waiting for the first paint would cost a round trip.
if (typeof window !== 'undefined') planningPart.start();
