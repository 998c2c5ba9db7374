import { loadOnce } from '../../../device/loadOnce.ts';

/** Reading and showing what a link carries: fetched for it alone. */
export const receivedPart = loadOnce(() => import('./ReceivedView.tsx'));
