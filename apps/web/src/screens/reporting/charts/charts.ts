/* The charts of the reporting screen, fetched together. */
export { CostByMonth } from './CostByMonth.tsx';
export { NitrogenBars } from './NitrogenBars.tsx';
export { ProductUse } from './ProductUse.tsx';
