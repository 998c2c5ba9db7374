import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type Path, paths } from '../../device/navigation/paths.ts';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { BackLink } from '../layout/BackLink.tsx';
import { ScreenBar } from '../layout/ScreenBar.tsx';
import styles from './FarmFrame.module.css';

/** The pages of the farm, in the order in which the farm lists them. */
const pages: readonly { readonly path: Path; readonly word: () => string }[] = [
  { path: paths.ground, word: () => farmPageWords.ground },
  { path: paths.people, word: () => farmPageWords.people },
  { path: paths.catchTest, word: () => farmHubWords.machines },
  { path: paths.inAndOut, word: () => farmPageWords.inAndOut },
  { path: paths.programs, word: () => farmPageWords.programs },
];

interface FarmFrameProps {
  readonly title: string;
  /** Where the bar leads back to: the farm unless set; null while nothing may interrupt. */
  readonly back?: { readonly to: string; readonly label: string } | null;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the farm: its bar, and on a wide screen the other pages of the farm beside it. */
export function FarmFrame({ title, back, action, children }: FarmFrameProps) {
  const [location] = useLocation();
  const to = back === undefined ? { to: paths.farm, label: farmPageWords.farm } : back;
  return (
    <div className={styles.frame}>
      <nav className={styles.rail} aria-label={farmPageWords.farm}>
        <Link href={paths.farm} className={styles.farm}>
          {farmPageWords.farm}
        </Link>
        {pages.map(({ path, word }) => (
          <Link key={path} href={path} aria-current={location === path ? 'page' : undefined}>
            {word()}
          </Link>
        ))}
      </nav>
      <div className={styles.page}>
        <ScreenBar title={title} back={to !== null && <BackLink {...to} />} action={action} />
        {children}
      </div>
    </div>
  );
}
