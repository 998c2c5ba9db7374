import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import styles from './SyncStatusLine.module.css';
import type { SyncStatusText } from './syncStatusText.ts';

/** The sync status in one line, with its sign. */
export const SyncStatusLine = ({ sign, text }: SyncStatusText) => (
  <>
    {sign === 'warning' ? (
      <WarningIcon />
    ) : (
      <span className={styles.sign} data-full={sign === 'dot'} aria-hidden="true" />
    )}
    <span>{text}</span>
  </>
);
