import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint, onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import type * as reportCharts from './reportCharts.ts';
import styles from '../report.module.css';

const preloads: (() => Promise<void>)[] = [];

/** The charts and the library that draws them come once the records stand. */
function lazyChart<Props extends object>(
  from: (charts: typeof reportCharts) => ComponentType<Props>,
) {
  const chart = onDemand(async () => from(await import('./reportCharts.ts')));
  preloads.push(chart.preload);
  return chart;
}
export const NitrogenByPaddock = lazyChart((charts) => charts.NitrogenByPaddock);
export const YearLine = lazyChart((charts) => charts.YearLine);
export const CostColumns = lazyChart((charts) => charts.CostColumns);
export const ProductColumns = lazyChart((charts) => charts.ProductColumns);
export const SeasonCalendar = lazyChart((charts) => charts.SeasonCalendar);

/** Fetches all of them while the records are read, so that nothing waits for them then. */
export async function fetchCharts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/**
 * Where a chart will stand: figures are drawn first, charts behind that frame, each in a task of its
 * own. It waits for the code by itself: where a boundary has shown its fallback, React waits 300 ms.
 */
export function ChartFrame({ children }: { readonly children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void fetchCharts().then(() => {
      afterPaint(() => {
        setHere(true);
      });
    });
  }, []);
  const fallback = <p className={styles.waiting}>{reportWords.working}</p>;
  return <Awaited fallback={fallback}>{isHere ? children : fallback}</Awaited>;
}
