import { loadOnce } from '../../../device/loadOnce.ts';

/** Everything that is made of a job to send it; fetched when somebody wants to. */
export const shareSheetPart = loadOnce(() => import('./ShareSheet.tsx'));
