/* The charts with what draws them, in one file: they come together, once the records stand. */
export { CostColumns } from './CostColumns.tsx';
export { NitrogenByPaddock } from './NitrogenByPaddock.tsx';
export { ProductColumns } from './ProductColumns.tsx';
export { SeasonCalendar } from './SeasonCalendar.tsx';
export { YearLine } from './YearLine.tsx';
