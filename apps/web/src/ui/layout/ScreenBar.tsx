import type { ReactNode } from 'react';
import { Spacer } from './Spacer.tsx';
import { SunSwitch } from './SunSwitch.tsx';
import styles from './ScreenBar.module.css';

interface ScreenBarProps {
  readonly title: string;
  /** Stands before the title: a way back. */
  readonly back?: ReactNode;
  /** Stands at the end of the bar. */
  readonly action?: ReactNode;
}

/**
 * The bar at the top of a screen on a phone, with the screen's heading. A wide screen names the
 * screen in its navigation, so there only screen readers get the heading; a bar that holds a link
 * of its own, the way out of a screen that no navigation names, is drawn there too.
 */
export const ScreenBar = ({ title, back, action }: ScreenBarProps) => (
  <div className={styles.bar}>
    {back}
    <h1 className={styles.title}>{title}</h1>
    <Spacer />
    <SunSwitch onPhone />
    {action}
  </div>
);
