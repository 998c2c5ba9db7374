import type { CapLevel } from '../nitrogen/capLevel.ts';
import { lookStyles } from './lookStyles.ts';
import styles from './chart.module.css';

interface LegendMarkProps {
  readonly look: CapLevel | 'past' | 'planned' | 'cap' | 'without' | 'bound' | 'closed';
}

const isFilled = (look: LegendMarkProps['look']): look is CapLevel | 'past' => look in lookStyles;

/** A sign of a picture, beside the words that say what it means. */
export function LegendMark({ look }: LegendMarkProps) {
  return (
    <svg width="16" height="16" aria-hidden="true">
      {look === 'planned' && <rect className={styles.planned} y="8" width="16" height="6" />}
      {look === 'cap' && <path className={styles.cap} d="M8 1V16" />}
      {look === 'bound' && <path className={styles.bound} d="M0 8H16" />}
      {look === 'without' && <path className={styles.without} d="M8 2l6 6-6 6-6-6z" />}
      {look === 'closed' && <path className={styles.closed} d="M1 14 14 1M1 7 7 1M8 15 15 8" />}
      {isFilled(look) && <rect className={lookStyles[look]} y="3" width="16" height="11" />}
    </svg>
  );
}
