import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { columnFigure } from '../totals/columnText.ts';
import type { PlannedPerHa } from '../nitrogen/plannedPerHa.ts';
import styles from './chart.module.css';

/** What is planned on ground, in the tone of its bar: "+ 18.4"; nothing where nothing is planned. */
export const PlannedFigure = ({ plan }: { readonly plan: PlannedPerHa | null }) =>
  plan !== null && (
    <span className={styles.plannedFigure}>
      {reportWords.more(columnFigure(plan.kgPerHa, plan.isLowerBound))}
    </span>
  );
