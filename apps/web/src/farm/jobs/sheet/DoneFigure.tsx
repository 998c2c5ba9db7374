import { WarningIcon } from '../../../ui/icons/WarningIcon.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import styles from '../jobs.module.css';
import type { ToldRow } from './toldRows.ts';

/** The figure of what was done, marked where it differs from the instruction. */
export function DoneFigure({ row: { done, differs } }: { readonly row: ToldRow }) {
  if (done === null) return farmJobWords.notKnown;
  if (!differs) return done;
  return (
    <strong className={styles.differs}>
      <WarningIcon size={20} /> {done}
    </strong>
  );
}
