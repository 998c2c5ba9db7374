import { Link } from 'wouter';
import { resultWords } from '../../words/en/result/resultWords.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './BackLink.module.css';

/** The way back to the mix, which holds everything that was typed. */
export const BackLink = () => (
  <Link href={paths.mix} className={styles.back} aria-label={resultWords.back}>
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M15 4 7 12l8 8" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  </Link>
);
