import { type ReactNode, useEffect, useState } from 'react';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { afterFrame } from '../../device/clock/afterFrame.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import styles from '../report.module.css';

/* The charts and the library that draws them come once the records stand. */
export const NitrogenByPaddock = lazyComponent(
  async () => (await import('./reportCharts.ts')).NitrogenByPaddock,
);
export const YearLine = lazyComponent(async () => (await import('./reportCharts.ts')).YearLine);
export const CostColumns = lazyComponent(
  async () => (await import('./reportCharts.ts')).CostColumns,
);
export const ProductColumns = lazyComponent(
  async () => (await import('./reportCharts.ts')).ProductColumns,
);
export const SeasonCalendar = lazyComponent(
  async () => (await import('./reportCharts.ts')).SeasonCalendar,
);

/** Fetches all of them while the records are read, so that nothing waits for them then. */
export async function fetchCharts(): Promise<void> {
  const charts = [NitrogenByPaddock, YearLine, CostColumns, ProductColumns, SeasonCalendar];
  await Promise.all(charts.map(({ preload }) => preload()));
}

/**
 * Where a chart will stand: figures are drawn first, charts behind that frame, each in a task of its
 * own. It waits for the code by itself: where a boundary has shown its fallback, React waits 300 ms.
 */
export function ChartFrame({ children }: { readonly children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void fetchCharts().then(() => {
      afterFrame(() => {
        setHere(true);
      });
    });
  }, []);
  const fallback = <p className={styles.waiting}>{reportWords.working}</p>;
  return <Awaited fallback={fallback}>{isHere ? children : fallback}</Awaited>;
}
