import styles from './SavedHere.module.css';

/** Where the work is kept, said plainly: a ring, as it is in one place only. */
export const SavedHere = () => (
  <details className={styles.strip}>
    <summary>
      <span className={styles.ring} aria-hidden="true" />
      Saved on this device only
      <span className={styles.why}>Why</span>
    </summary>
    <p>
      What you plan is kept in this browser, and works without a signal. There is no sign-in on this
      server yet, so no other device can show it, and clearing the browser’s data erases it.
    </p>
  </details>
);
