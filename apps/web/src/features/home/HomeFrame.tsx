import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import styles from './HomeFrame.module.css';
import { SavedHere } from './SavedHere.tsx';

interface HomeFrameProps {
  /** What to do next. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/** Where the work is kept, the next thing to do, what it rests on, and the small print. */
export const HomeFrame = ({ panel, children }: HomeFrameProps) => (
  <>
    <SavedHere />
    <div className={styles.columns}>
      {panel}
      <div className={styles.side}>{children}</div>
    </div>
    <footer className={styles.foot}>
      <Link href={paths.privacyPolicy}>Privacy policy</Link>
      <Link href={paths.terms}>Terms of service</Link>
    </footer>
  </>
);
