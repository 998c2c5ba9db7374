import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import styles from './StripLine.module.css';
import type { StripText } from './stripText.ts';

/** Where the work is, with its sign. */
export const StripLine = ({ sign, text }: StripText) => (
  <>
    {sign === 'warning' ? (
      <WarningIcon />
    ) : (
      <span className={styles.sign} data-full={sign === 'dot'} aria-hidden="true" />
    )}
    <span>{text}</span>
  </>
);
