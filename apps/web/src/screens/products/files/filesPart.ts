import { loadOnce } from '../../../device/loadOnce.ts';

/** Products from and into files. */
export const filesPart = loadOnce(() => import('./ProductFiles.tsx'));
