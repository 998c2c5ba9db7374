import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import styles from './HoldButton.module.css';

interface HoldButtonProps {
  /** What is held, inside a sentence. */
  readonly name: string;
  readonly held: boolean;
  readonly onHold: () => void;
}

/** A lock, shut or open: a shape and a word, not a colour. */
export const HoldButton = ({ name, held, onHold }: HoldButtonProps) => (
  <button
    type="button"
    className={styles.hold}
    aria-pressed={held}
    aria-label={planAidWords.hold(name)}
    onClick={onHold}
  >
    <svg width="24" height="28" viewBox="0 0 24 28" fill="none" aria-hidden="true">
      <path d="M3 13h18v13H3z" stroke="currentColor" strokeWidth="2.4" />
      <path
        d={held ? 'M7 13V8a5 5 0 0 1 10 0v5' : 'M7 13V8a5 5 0 0 1 9-3'}
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  </button>
);
