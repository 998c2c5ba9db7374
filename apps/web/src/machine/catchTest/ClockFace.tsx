import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { secondsText } from './secondsText.ts';
import styles from './catchTest.module.css';

const RADIUS = 92;
const ROUND = 2 * Math.PI * RADIUS;
const MARKS = 6;

interface ClockFaceProps {
  readonly seconds: number;
  readonly of: number;
}

/** The stopwatch: a figure to be read from the ground, and a ring that fills. */
export const ClockFace = ({ seconds, of }: ClockFaceProps) => (
  <div className={styles.clock} role="timer">
    <svg viewBox="0 0 220 220" aria-hidden="true">
      <circle className={styles.ring} cx="110" cy="110" r={RADIUS} />
      <circle
        className={styles.ran}
        cx="110"
        cy="110"
        r={RADIUS}
        strokeDasharray={`${Math.min(1, seconds / of) * ROUND} ${ROUND}`}
        transform="rotate(-90 110 110)"
      />
      {Array.from({ length: MARKS }, (_, mark) => mark * (360 / MARKS)).map((degrees) => (
        <path
          key={degrees}
          className={styles.mark}
          d="M110 4v6"
          transform={`rotate(${degrees} 110 110)`}
        />
      ))}
    </svg>
    <p className={styles.time}>
      <b>{secondsText(seconds)}</b>
      <span className="quiet">{catchTestWords.ofSeconds(numberText(of, 0))}</span>
    </p>
  </div>
);
