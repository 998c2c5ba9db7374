import styles from './NitrogenBar.module.css';

interface NitrogenBarProps {
  readonly appliedKgPerHa: number;
  readonly plannedKgPerHa: number;
  readonly capKgPerHa: number;
  /** The bar in words. */
  readonly description: string;
}

const WIDTH = 328;

/** Nitrogen of the year against its limit: full height is on the ground, half height this mix. */
export function NitrogenBar(props: NitrogenBarProps) {
  const { appliedKgPerHa, plannedKgPerHa, capKgPerHa } = props;
  const most = Math.max(capKgPerHa, appliedKgPerHa + plannedKgPerHa) * 1.05;
  const at = (kgPerHa: number): number => (kgPerHa / most) * WIDTH;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 28`}
      role="img"
      aria-label={props.description}
    >
      <path className={styles.base} d={`M0 21.5H${WIDTH}`} />
      <rect className={styles.applied} y="7" height="14" width={at(appliedKgPerHa)} />
      <rect
        className={styles.planned}
        x={at(appliedKgPerHa)}
        y="14"
        height="7"
        width={at(plannedKgPerHa)}
      />
      <path className={styles.cap} d={`M${at(capKgPerHa).toFixed(1)} 0V28`} />
    </svg>
  );
}
