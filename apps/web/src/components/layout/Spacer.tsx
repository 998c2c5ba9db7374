import styles from './Spacer.module.css';

interface SpacerProps {
  /** Steps of the 8 px grid; without it the spacer takes the room that is left in a row. */
  readonly size?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Empty room: a fixed step, or all that is left in a flex row. */
export function Spacer({ size }: SpacerProps) {
  return <div className={styles.spacer} data-size={size} aria-hidden="true" />;
}
