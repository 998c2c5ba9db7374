import { loadOnce } from '../../draft/loadOnce.ts';

/** What the keypad offers of the last mixes: fetched before a figure is typed. */
export const recentPart = loadOnce(() => import('./recentOffers.ts'));
