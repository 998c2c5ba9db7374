import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  readonly children: ReactNode;
  /** The element that holds the columns, where they are a list. */
  readonly as?: 'div' | 'dl' | 'ul';
  /** Equal columns on a phone. */
  readonly columns?: 1 | 2 | 3;
  /** Equal columns from 960 px; the phone's number unless set. */
  readonly columnsFromMd?: 1 | 2 | 3 | 4;
}

/** Equal columns, one grid step apart. */
export function Grid({ children, as: Element = 'div', columns = 1, columnsFromMd }: GridProps) {
  return (
    <Element
      className={styles.grid}
      data-columns={columns}
      data-columns-md={columnsFromMd ?? columns}
    >
      {children}
    </Element>
  );
}
