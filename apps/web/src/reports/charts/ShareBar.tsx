import { scaleLinear } from 'd3-scale';
import type { CapLevel } from '../nitrogen/capLevel.ts';
import { lookStyles } from './lookStyles.ts';
import chartStyles from './chart.module.css';
import styles from './ShareBar.module.css';

interface ShareBarProps {
  readonly level: CapLevel;
  readonly kgPerHa: number;
  readonly plannedKgPerHa: number;
  readonly capKgPerHa: number;
  /** kg N/ha at the right end; all bars that are compared have the same. */
  readonly mostKgPerHa: number;
}

/** Nitrogen of one place against the cap. Its figures stand beside it, so it is not read out. */
export function ShareBar({
  level,
  kgPerHa,
  plannedKgPerHa,
  capKgPerHa,
  mostKgPerHa,
}: ShareBarProps) {
  // Positions in per cent of the room: the bar needs no width in pixels.
  const at = scaleLinear([0, mostKgPerHa], [0, 100]);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={lookStyles[level]} y="4" height="12" width={`${at(kgPerHa)}%`} />
      {plannedKgPerHa > 0 && (
        <rect
          className={chartStyles.planned}
          x={`${at(kgPerHa)}%`}
          y="10"
          height="6"
          width={`${at(plannedKgPerHa)}%`}
        />
      )}
      <line className={styles.base} x2="100%" y1="16.5" y2="16.5" />
      <line
        className={chartStyles.cap}
        x1={`${at(capKgPerHa)}%`}
        x2={`${at(capKgPerHa)}%`}
        y1="0"
        y2="20"
      />
    </svg>
  );
}
