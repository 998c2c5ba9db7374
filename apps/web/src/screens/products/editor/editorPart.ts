import { loadOnce } from '../../../device/loadOnce.ts';

/** Entering a product of one's own: fetched in a quiet moment, so that it opens without a signal. */
export const editorPart = loadOnce(() => import('./ProductEditor.tsx'));
