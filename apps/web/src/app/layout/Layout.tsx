import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BrandMark } from '../../ui/layout/BrandMark.tsx';
import { Spacer } from '../../ui/layout/Spacer.tsx';
import { SunSwitch } from '../../ui/layout/SunSwitch.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import type { LayoutName, Route } from '../routes.ts';
import { AccountChip } from './AccountChip.tsx';
import styles from './Layout.module.css';
import { Navigation } from './Navigation.tsx';

interface LayoutProps {
  readonly route: Route;
  /** The path last asked for; its screen may still be loading. */
  readonly wanted: string;
  readonly children: ReactNode;
}

/** `focus` gives a phone one task only: no navigation at the bottom. */
const bottomNavigation: Record<LayoutName, boolean> = { default: true, focus: false };

/** The header, navigation and foot around a screen. A route chooses another layout, or none. */
export function Layout({ route, wanted, children }: LayoutProps) {
  const { productName } = useConfig();
  const layout = route.layout ?? 'default';
  if (layout === false) return <main>{children}</main>;
  return (
    <div
      className={styles.page}
      data-bottom-nav={bottomNavigation[layout]}
      data-phone-bar={route.phoneBar}
    >
      <a className={styles.skip} href="#main">
        {appWords.skip}
      </a>
      <header className={styles.header}>
        <Link href={paths.home} className={styles.brand}>
          <BrandMark />
          <span>
            <strong>{productName}</strong> <span className={styles.kind}>{appWords.kind}</span>
          </span>
        </Link>
        <Spacer />
        <Navigation wanted={wanted} />
        <span className={styles.sun}>
          <SunSwitch />
        </span>
        <AccountChip />
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
