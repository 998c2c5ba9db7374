import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  readonly children: ReactNode;
  /** The element that holds the columns, where they are a list of terms. */
  readonly as?: 'div' | 'dl';
  readonly columns: 2 | 3;
}

/** Equal columns, one grid step apart. */
export const Grid = ({ children, as: Element = 'div', columns }: GridProps) => (
  <Element className={styles.grid} data-columns={columns}>
    {children}
  </Element>
);
