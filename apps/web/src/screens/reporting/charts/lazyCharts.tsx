import type { ReactNode } from 'react';
import { Awaited } from '../../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import styles from '../report.module.css';

/* The charts and the library that draws them come once the records stand. */
export const NitrogenByPaddock = lazyComponent(
  async () => (await import('./NitrogenByPaddock.tsx')).NitrogenByPaddock,
);
export const YearLine = lazyComponent(async () => (await import('./YearLine.tsx')).YearLine);
export const CostColumns = lazyComponent(
  async () => (await import('./CostColumns.tsx')).CostColumns,
);
export const ProductColumns = lazyComponent(
  async () => (await import('./ProductColumns.tsx')).ProductColumns,
);
export const SeasonCalendar = lazyComponent(
  async () => (await import('./SeasonCalendar.tsx')).SeasonCalendar,
);

/** All of them: fetched while the records are read, so that nothing waits for them then. */
export const charts = [
  NitrogenByPaddock,
  YearLine,
  CostColumns,
  ProductColumns,
  SeasonCalendar,
] as const;

/** Where a chart will stand once it is here. */
export const ChartFrame = ({ children }: { readonly children: ReactNode }) => (
  <Awaited fallback={<p className={styles.waiting}>{reportWords.working}</p>}>{children}</Awaited>
);
