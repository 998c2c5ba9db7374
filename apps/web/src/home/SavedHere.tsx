import { keptHereWords } from '../i18n/made/en/home/keptHereWords.ts';
import styles from './SavedHere.module.css';

/** Where the work is kept, said plainly: a ring, as it is in one place only. */
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
