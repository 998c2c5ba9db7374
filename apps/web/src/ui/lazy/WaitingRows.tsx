import styles from './waiting.module.css';

/** Stands where rows will: each with a name, a figure and a hairline, under the word for what happens. */
export const WaitingRows = ({ word }: { readonly word?: string }) => (
  <p className={styles.rows}>{word}</p>
);
