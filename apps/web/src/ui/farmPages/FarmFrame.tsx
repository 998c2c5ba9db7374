import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { farmPaths, machinesPath, paths } from '../../device/navigation/paths.ts';
import { farmHubWords } from '../../i18n/made/en/farm/farmHubWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { BackLink } from '../layout/BackLink.tsx';
import { ScreenBar } from '../layout/ScreenBar.tsx';
import styles from './FarmFrame.module.css';

const words = (): Readonly<Record<(typeof farmPaths)[number], string>> => ({
  [paths.ground]: farmPageWords.ground,
  [paths.people]: farmPageWords.people,
  [paths.catchTest]: farmHubWords.machines,
  [paths.inAndOut]: farmPageWords.inAndOut,
  [paths.programs]: farmPageWords.programs,
});

interface FarmFrameProps {
  readonly title: string;
  /** Where the bar leads back to: the farm unless set; null while nothing may interrupt. */
  readonly back?: { readonly to: string; readonly label: string } | null;
  readonly action?: ReactNode;
  /** Whether the other pages of the farm stay out of a wide screen. */
  readonly isAlone?: boolean;
  /**
   * What there is to do here: at a desk in a pane of its own, with its last part at the end, and all
   * else beside it; on a phone above the rest. Without it the page lays itself out.
   */
  readonly pane?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the farm: its bar, and on a wide screen the other pages of the farm beside it. */
export function FarmFrame(props: FarmFrameProps) {
  const { title, back, action, isAlone = false, pane, children } = props;
  const [location] = useLocation();
  // The machines are views of the farm's own address; their catch test is one of its pages.
  const here = location === paths.farm ? paths.catchTest : location;
  const names = words();
  const to = back === undefined ? { to: paths.farm, label: farmPageWords.farm } : back;
  return (
    <div className={isAlone ? undefined : styles.frame}>
      {!isAlone && (
        <nav className={styles.rail} aria-label={farmPageWords.farm}>
          <Link href={paths.farm} className={styles.farm}>
            {farmPageWords.farm}
          </Link>
          {farmPaths.map((path) => (
            <Link
              key={path}
              href={path === paths.catchTest ? machinesPath : path}
              aria-current={here === path ? 'page' : undefined}
            >
              {names[path]}
            </Link>
          ))}
        </nav>
      )}
      <div className={isAlone ? undefined : styles.page}>
        <ScreenBar title={title} back={to !== null && <BackLink {...to} />} action={action} />
        {pane === undefined ? (
          children
        ) : (
          <div className={styles.panes}>
            <div>{pane}</div>
            <div>{children}</div>
          </div>
        )}
      </div>
    </div>
  );
}
