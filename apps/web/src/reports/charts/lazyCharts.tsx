import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint, onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import type * as reportCharts from './reportCharts.ts';
import styles from '../report.module.css';

const preloads: (() => Promise<void>)[] = [];

/** Loads a chart, and the library that draws it, only once the records are drawn. */
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

/** Fetches all charts while the records are read, so that no chart is waited for afterwards. */
export async function fetchCharts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/**
 * The frame of a chart: figures are drawn first, each chart then in a task of its own. The frame
 * waits for the code itself: where a Suspense boundary has shown its fallback, React waits 300 ms.
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
