import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  readonly children: ReactNode;
  /** Equal columns on a phone. */
  readonly columns?: 1 | 2 | 3;
  /** Equal columns from 960 px; the phone's number unless set. */
  readonly columnsFromMd?: 1 | 2 | 3 | 4;
}

/** Equal columns, one grid step apart. */
export function Grid({ children, columns = 1, columnsFromMd }: GridProps) {
  return (
    <div className={styles.grid} data-columns={columns} data-columns-md={columnsFromMd ?? columns}>
      {children}
    </div>
  );
}
