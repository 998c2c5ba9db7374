/*
 * What is looked up in the catalogue, in one file: it comes while the list is read, and with it all three
 * open at once.
 */
export { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
export { PairsView } from '../pairs/PairsView.tsx';
export { ScanView } from '../scan/ScanView.tsx';
export { ProductView } from './ProductView.tsx';
