import { loadOnce } from '../../device/loadOnce.ts';
import type * as planning from './planning.ts';

export type Planning = typeof planning;

/** The calculation and its words. */
export const planningPart = loadOnce<Planning>(() => import('./planning.ts'));

let isPlanned = false;

/**
 * For a screen of the draft, as soon as its script runs: waiting for the first paint would cost a
 * round trip. From then on the draft follows its loads and the records of its paddock; a screen that
 * only asks for the calculation does not read thousands of them.
 */
export function planDraft(): void {
  if (typeof window === 'undefined' || isPlanned) return;
  isPlanned = true;
  const follow = () => {
    const state = planningPart.store.getState();
    if (state.status !== 'ready') return;
    state.part.followGroundNitrogen();
    state.part.followLoads();
  };
  planningPart.store.subscribe(follow);
  follow();
  planningPart.start();
}
