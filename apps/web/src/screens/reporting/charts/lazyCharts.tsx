import type { ReactNode } from 'react';
import { Awaited } from '../../../components/lazy/Awaited.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import styles from '../report.module.css';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';

/* The charts are fetched when the first of them is opened. */
export const NitrogenBars = lazyComponent(
  async () => (await import('./NitrogenBars.tsx')).NitrogenBars,
);
export const ProductUse = lazyComponent(async () => (await import('./ProductUse.tsx')).ProductUse);
export const CostByMonth = lazyComponent(
  async () => (await import('./CostByMonth.tsx')).CostByMonth,
);

/** Where a chart will stand once it is here. */
export const ChartFrame = ({ children }: { readonly children: ReactNode }) => (
  <Awaited fallback={<p className={styles.quiet}>{reportWords.working}</p>}>{children}</Awaited>
);
