import type { ReactNode } from 'react';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import { Container } from './Container.tsx';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  /** `h2` where the screen has a bar with its own heading. */
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
  /** Something went wrong; without it the page only informs. */
  readonly sign?: 'warning';
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
}

/** A screen with one thing to say and one thing to do. */
export function MessagePage(props: MessagePageProps) {
  const { title, heading: Heading = 'h1', children, sign, picture, action } = props;
  return (
    <Container width="column">
      <div className={styles.message}>
        {sign === 'warning' && (
          <p className={styles.sign}>
            <WarningIcon />
            <span>{appWords.warning}</span>
          </p>
        )}
        {picture}
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.text}>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </Container>
  );
}
