import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A small framed word beside a figure. A dashed frame: nobody measured or read this. */
export const Tag = ({
  children,
  dashed = false,
}: {
  readonly children: ReactNode;
  readonly dashed?: boolean;
}) => (
  <span className={styles.tag} data-dashed={dashed || undefined}>
    {children}
  </span>
);
