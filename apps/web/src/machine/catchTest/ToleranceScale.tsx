import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import styles from './ToleranceScale.module.css';

/** The scale goes on beyond the tolerance by half of it, on both sides. */
const REACH = 1.5;

interface ToleranceScaleProps {
  /** From a new tip: 0.1 is 10 % more. A deviation beyond the scale is drawn at its end. */
  readonly deviation: number;
  readonly tolerancePct: number;
}

/** A nozzle's deviation beside its tolerance; the words above say the same in figures. */
export function ToleranceScale({ deviation, tolerancePct }: ToleranceScaleProps) {
  const end = tolerancePct * REACH;
  const at = Math.min(1, Math.max(-1, (deviation * 100) / end));
  const limit = catchTestWords.percent(numberText(tolerancePct, 1));
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg
        className={styles.mark}
        viewBox="0 0 16 12"
        style={{ insetInlineStart: `${50 + 50 * at}%` }}
      >
        <path d="M1 0h14L8 12z" />
      </svg>
      <div className={styles.bar} />
      <p className={styles.limits}>
        <span>{`\u2212\u00a0${limit}`}</span>
        <span>0</span>
        <span>{`+\u00a0${limit}`}</span>
      </p>
    </div>
  );
}
