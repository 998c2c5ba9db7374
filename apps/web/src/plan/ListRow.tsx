import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

interface ListRowProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  /** Whether this line is the one in use. */
  readonly current?: boolean;
  /** Another control at the end of the line, beside the tap that chooses it. */
  readonly aside?: ReactNode;
  readonly onPress: () => void;
}

/** A line of a list that is chosen by a tap anywhere in it. */
export function ListRow({ title, note, end, current, aside, onPress }: ListRowProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-current={current || undefined}
        onClick={onPress}
      >
        <span className={styles.main}>
          <span className={styles.title}>{title}</span>
          {note != null && <span className={styles.note}>{note}</span>}
        </span>
        {end != null && <span className={styles.end}>{end}</span>}
      </button>
      {aside}
    </li>
  );
}
