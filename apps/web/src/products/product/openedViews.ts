/*
 * The views that open beside the list, in one module: it is fetched while the list is read, and
 * with it each opens at once.
 */
export { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
export { PairsView } from '../pairs/PairsView.tsx';
export { ScanView } from '../scan/ScanView.tsx';
export { ProductView } from './ProductView.tsx';
