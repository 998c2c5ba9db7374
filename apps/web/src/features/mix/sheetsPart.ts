import { loadOnce } from '../../draft/loadOnce.ts';

/** The sheets of the mix screen: fetched in the first quiet moment, before anyone can want one. */
export const sheetsPart = loadOnce(() => import('./MixSheets.tsx'));
