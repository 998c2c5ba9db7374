import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { paths } from '../device/navigation/paths.ts';
import styles from './HomeFrame.module.css';

interface HomeFrameProps {
  /** The banner that says where the work is kept. */
  readonly strip: ReactNode;
  /** What to do next. */
  readonly panel: ReactNode;
  /** The season at a glance; absent where there is none yet. */
  readonly season?: ReactNode;
  /** What a mix is most often made from; below the season on a phone. */
  readonly later?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of Home: the banner, the next thing to do, what it rests on, and the small print. */
export const HomeFrame = ({ strip, panel, season, later, children }: HomeFrameProps) => (
  <>
    {strip}
    <div className={styles.columns}>
      {panel}
      <div className={styles.side}>{children}</div>
      {season !== undefined && <div className={styles.season}>{season}</div>}
      {later !== undefined && <div className={styles.later}>{later}</div>}
    </div>
    <footer className={styles.foot}>
      <Link href={paths.privacyPolicy}>{appWords.privacyPolicy}</Link>
      <Link href={paths.terms}>{appWords.terms}</Link>
      <Link href={`${paths.farm}?units`}>{appWords.unitsAndLanguage}</Link>
    </footer>
  </>
);
