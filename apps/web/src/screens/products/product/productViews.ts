/* What stands beside the list once somebody chooses from it. */
export { ProductView } from './ProductView.tsx';
export { UndoDeletion } from '../search/UndoDeletion.tsx';
