/* All charts and the library that draws them in one chunk, loaded together. */
export { CostColumns } from './CostColumns.tsx';
export { NitrogenByPaddock } from './NitrogenByPaddock.tsx';
export { ProductColumns } from './ProductColumns.tsx';
export { SeasonCalendar } from './SeasonCalendar.tsx';
export { YearLine } from './YearLine.tsx';
