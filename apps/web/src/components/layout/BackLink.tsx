import { Link } from 'wouter';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly href: string;
  /** Where it leads, for those who do not see the arrow. */
  readonly label: string;
}

/** The way back at the start of a bar. */
export const BackLink = ({ href, label }: BackLinkProps) => (
  <Link href={href} className={styles.back} aria-label={label}>
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M15 4 7 12l8 8" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  </Link>
);
