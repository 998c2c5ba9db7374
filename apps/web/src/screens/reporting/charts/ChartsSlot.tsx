import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { loadOnce } from '../../../device/loadOnce.ts';
import { jobWords } from '../../../words/en/mix/jobWords.ts';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import type * as Charts from './charts.ts';
import styles from '../report.module.css';

/** The charts: fetched when the first of them is opened. */
const chartsPart = loadOnce(() => import('./charts.ts'));

interface ChartsSlotProps {
  readonly children: (charts: typeof Charts) => ReactNode;
}

/** Where a chart will stand once it is here. */
export function ChartsSlot({ children }: ChartsSlotProps) {
  const part = useStore(chartsPart.store);
  useEffect(() => {
    chartsPart.start();
  }, []);
  if (part.status === 'ready') return children(part.part);
  if (part.status === 'loading') return <p className={styles.quiet}>{reportWords.working}</p>;
  return (
    <>
      <p>{jobWords.failedNote}</p>
      <Button onClick={chartsPart.start}>{jobWords.retry}</Button>
    </>
  );
}
