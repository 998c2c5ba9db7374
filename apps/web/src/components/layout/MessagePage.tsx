import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { Container } from './Container.tsx';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Something went wrong; without it the page only informs. */
  readonly sign?: 'warning';
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  /** Less wanted ways on, below the action. */
  readonly more?: ReactNode;
}

/** A screen with one thing to say and one thing to do. */
export function MessagePage({ title, children, sign, picture, action, more }: MessagePageProps) {
  return (
    <Container width="column">
      <div className={styles.message}>
        {sign === 'warning' && (
          <p className={styles.sign}>
            <WarningIcon />
            <span>Warning</span>
          </p>
        )}
        {picture}
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
        {more}
      </div>
    </Container>
  );
}
