import { loadOnce } from '../../device/loadOnce.ts';

/** Filling, step by step; fetched when the result stands, so that it is there without a signal. */
export const fillPart = loadOnce(() => import('./fillParts.ts'));
