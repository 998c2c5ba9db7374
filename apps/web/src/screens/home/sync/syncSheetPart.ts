import { loadOnce } from '../../../device/loadOnce.ts';

/** What lies behind the strip: fetched in a quiet moment, so that it opens without a signal. */
export const syncSheetPart = loadOnce(() => import('./SyncSheet.tsx'));
