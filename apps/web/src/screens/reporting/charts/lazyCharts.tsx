import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Awaited } from '../../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import { afterFrame } from '../../../device/clock/afterFrame.ts';
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

/** Fetches all of them while the records are read, so that nothing waits for them then. */
export function fetchCharts(): void {
  const charts = [NitrogenByPaddock, YearLine, CostColumns, ProductColumns, SeasonCalendar];
  for (const { preload } of charts) void preload();
}

/** The frames whose turn it is not yet. */
const waiting: (() => void)[] = [];

/** Does something behind the next frame, and what is asked for meanwhile behind the ones after it. */
function inTurn(draw: () => void): void {
  const next = () => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) afterFrame(next);
  };
  if (waiting.push(draw) === 1) afterFrame(next);
}

/**
 * Where a chart will stand: figures are drawn first, then one chart a frame. As part of a transition
 * it is drawn as soon as it is here: where a boundary has shown its fallback, React waits 300 ms.
 */
export function ChartFrame({ children }: { readonly children: ReactNode }) {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    inTurn(() => {
      startTransition(() => {
        setItsTurn(true);
      });
    });
  }, []);
  const fallback = <p className={styles.waiting}>{reportWords.working}</p>;
  return <Awaited fallback={fallback}>{isItsTurn ? children : fallback}</Awaited>;
}
