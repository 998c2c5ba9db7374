import { loadOnce } from '../../device/loadOnce.ts';

/** Saving under a name: fetched in a quiet moment, so that it opens without a signal. */
export const saveSheetPart = loadOnce(() => import('./SaveSheet.tsx'));
