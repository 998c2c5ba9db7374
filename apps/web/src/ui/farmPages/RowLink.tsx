import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './RowLink.module.css';

export interface RowText {
  readonly name: string;
  /** What is to be known of the page before it is opened. */
  readonly note?: ReactNode;
  /** The note says something that somebody has to see to. */
  readonly isWarning?: boolean;
  /** A count or a sum, at the end of the row. */
  readonly figure?: string | null;
}

/** A row that leads to a page: its name, its state in a few words, and a figure. */
export const RowLink = ({ to, ...text }: RowText & { readonly to: string }) => (
  <li>
    <Link href={to} className={styles.row}>
      <Text {...text} />
    </Link>
  </li>
);

/** A row that opens a sheet. */
export const RowButton = ({ onOpen, ...text }: RowText & { readonly onOpen: () => void }) => (
  <li>
    <button type="button" className={styles.row} onClick={onOpen}>
      <Text {...text} />
    </button>
  </li>
);

const Text = ({ name, note, isWarning = false, figure = null }: RowText) => (
  <>
    <span className={styles.what}>
      <span className={styles.name}>{name}</span>
      {note != null && (
        <span className={styles.note}>
          {isWarning && <WarningIcon size={16} />}
          <span>{note}</span>
        </span>
      )}
    </span>
    {figure !== null && <span className={styles.figure}>{figure}</span>}
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="m9 4 8 8-8 8" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  </>
);
