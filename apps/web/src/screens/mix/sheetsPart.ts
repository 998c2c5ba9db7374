import { loadOnce } from '../../device/loadOnce.ts';

/** The sheets of the mix screen and its aids: fetched before anyone can want one. */
export const sheetsPart = loadOnce(() => import('./sheets.ts'));
