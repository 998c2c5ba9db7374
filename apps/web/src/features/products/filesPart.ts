import { loadOnce } from '../../draft/loadOnce.ts';

/** Products from and into files. */
export const filesPart = loadOnce(() => import('./files/ProductFiles.tsx'));
