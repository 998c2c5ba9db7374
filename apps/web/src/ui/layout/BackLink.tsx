import { Link } from 'wouter';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly to: string;
  /** Where it leads, for whoever listens. */
  readonly label: string;
}

/** The way back at the start of a screen's bar. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Link href={to} className={styles.back} aria-label={label}>
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M15 4 7 12l8 8" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  </Link>
);
