import { keptHereWords } from '../i18n/made/en/home/keptHereWords.ts';
import styles from './SavedHere.module.css';

/** Says that the work is kept on this device only; the ring is the sign for one place only. */
export const SavedHere = () => (
  <details className={styles.strip}>
    <summary>
      <span className={styles.ring} aria-hidden="true" />
      {keptHereWords.deviceOnly}
      <span className="underlined push-end">{keptHereWords.why}</span>
    </summary>
    <p>{keptHereWords.deviceOnlyWhy}</p>
  </details>
);
