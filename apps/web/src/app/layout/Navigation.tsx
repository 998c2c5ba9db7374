import { Link } from 'wouter';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { farmPaths, type Path, paths } from '../../device/navigation/paths.ts';
import styles from './Navigation.module.css';

/** Screens named by words, without pictures, each with those that belong to it. */
const places: readonly {
  readonly path: Path;
  readonly word: () => string;
  readonly also?: readonly Path[];
}[] = [
  { path: paths.home, word: () => appWords.home },
  { path: paths.mix, word: () => appWords.mix, also: [paths.result] },
  { path: paths.products, word: () => appWords.products },
  { path: paths.reporting, word: () => appWords.reporting },
  { path: paths.farm, word: () => farmPageWords.farm, also: farmPaths },
];

interface NavigationProps {
  /** The path last asked for: its word is marked at once, even while its screen loads. */
  readonly wanted: string;
}

export const Navigation = ({ wanted }: NavigationProps) => (
  <nav className={styles.nav} aria-label={appWords.main}>
    {places.map(({ path, word, also = [] }) => (
      <Link
        key={path}
        href={path}
        className={styles.place}
        aria-current={
          wanted === path ? 'page' : also.some((one) => one === wanted) ? 'true' : undefined
        }
      >
        {word()}
      </Link>
    ))}
  </nav>
);
