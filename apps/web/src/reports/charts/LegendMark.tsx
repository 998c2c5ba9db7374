import { useId } from 'react';
import type { CapLevel } from '../nitrogen/capLevel.ts';
import { lookStyles } from './lookStyles.ts';
import { StipplePattern } from './StipplePattern.tsx';
import styles from './chart.module.css';

interface LegendMarkProps {
  readonly look: CapLevel | 'past' | 'planned' | 'cap' | 'without' | 'bound';
}

/** A sign of a picture, beside the words that say what it means. */
export function LegendMark({ look }: LegendMarkProps) {
  const stipple = useId();
  return (
    <svg width="16" height="16" aria-hidden="true">
      {look === 'planned' && (
        <>
          <StipplePattern id={stipple} />
          <rect
            className={styles.planned}
            x="0.5"
            y="3.5"
            width="15"
            height="10"
            fill={`url(#${stipple})`}
          />
        </>
      )}
      {look === 'cap' && <path className={styles.cap} d="M8 1V16" />}
      {look === 'bound' && <path className={styles.bound} d="M0 8H16" />}
      {look === 'without' && <path className={styles.without} d="M8 2l6 6-6 6-6-6z" />}
      {look !== 'planned' && look !== 'cap' && look !== 'bound' && look !== 'without' && (
        <rect className={lookStyles[look]} y="3" width="16" height="11" />
      )}
    </svg>
  );
}
