import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  readonly children: ReactNode;
  /** `text` keeps lines short enough to read; `column` is one phone-wide column; `full` has no limit. */
  readonly width?: 'text' | 'column' | 'full';
}

/** Keeps its content on the page's left and right edges. */
export function Container({ children, width = 'full' }: ContainerProps) {
  return (
    <div className={styles.container} data-width={width}>
      {children}
    </div>
  );
}
