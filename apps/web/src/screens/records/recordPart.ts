import { loadOnce } from '../../device/loadOnce.ts';

/** The card of a record; fetched when the result stands, so that it is there without a signal. */
export const recordPart = loadOnce(() => import('./recordParts.ts'));
