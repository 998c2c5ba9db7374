import { Link, useSearch } from 'wouter';
import { paths } from '../device/navigation/paths.ts';
import { reportingWords } from '../i18n/made/en/reporting/reportingWords.ts';
import { reportPaths } from './reportPaths.ts';
import styles from './ReportingViews.module.css';

/** What was done, and what shall be: two views of one screen, each with its address. */
export function ReportingViews() {
  const isSeason = new URLSearchParams(useSearch()).has('season');
  return (
    <nav className={styles.views} aria-label={reportingWords.views}>
      <Link href={paths.reporting} aria-current={isSeason ? undefined : 'page'}>
        {reportingWords.records}
      </Link>
      <Link href={reportPaths.season} aria-current={isSeason ? 'page' : undefined}>
        {reportingWords.season}
      </Link>
    </nav>
  );
}
