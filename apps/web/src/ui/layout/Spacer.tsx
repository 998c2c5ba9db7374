import styles from './Spacer.module.css';

/** Takes the room that is left in a row. */
export const Spacer = () => <div className={styles.spacer} aria-hidden="true" />;
