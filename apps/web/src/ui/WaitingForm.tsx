import styles from './lazy/waiting.module.css';

/** Stands where a short form will: a sentence, a field under its label, and the one button. */
export const WaitingForm = ({ word }: { readonly word?: string }) => (
  <p className={styles.form} role="status">
    {word}
  </p>
);
