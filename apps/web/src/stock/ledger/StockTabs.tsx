import { Link } from 'wouter';
import { paths } from '../../device/navigation/paths.ts';
import { stockPaths } from '../stockPaths.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import styles from './StockTabs.module.css';

/** The two lists of the products screen, and the camera. */
export const StockTabs = ({ shown }: { readonly shown: 'catalogue' | 'shed' | 'scan' }) => (
  <nav className={styles.tabs} aria-label={stockWords.tabs}>
    <Link href={paths.products} aria-current={shown === 'catalogue' ? 'page' : undefined}>
      {stockWords.catalogue}
    </Link>
    <Link href={stockPaths.shed} aria-current={shown === 'shed' ? 'page' : undefined}>
      {stockWords.inTheShed}
    </Link>
    <Link
      href={stockPaths.scan}
      data-product="scan"
      aria-current={shown === 'scan' ? 'page' : undefined}
    >
      {stockWords.scan}
    </Link>
  </nav>
);
