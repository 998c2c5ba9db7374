import styles from './ReportBar.module.css';
const WIDTH = 1000;

interface ReportBarProps {
  readonly value: number;
  /** The right end of the picture; all bars that are compared have the same. */
  readonly most: number;
  /** A line that is not to be passed; what is beyond it is drawn apart. */
  readonly limit?: number;
}

/** One figure as a length. The figure itself stands beside it in words, so this is not read out. */
export function ReportBar({ value, most, limit }: ReportBarProps) {
  const at = (figure: number): number => (most <= 0 ? 0 : (figure / most) * WIDTH);
  const within = limit === undefined ? value : Math.min(value, limit);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.value} y="6" height="14" width={at(within)} />
      {value > within && (
        <rect
          className={styles.over}
          x={at(within)}
          y="6"
          height="14"
          width={at(value) - at(within)}
        />
      )}
      <path className={styles.base} d={`M0 20.5H${WIDTH}`} />
      {limit !== undefined && <path className={styles.limit} d={`M${at(limit).toFixed(1)} 0V24`} />}
    </svg>
  );
}
