import { DoneIcon } from '../../../ui/icons/DoneIcon.tsx';
import { WarningIcon } from '../../../ui/icons/WarningIcon.tsx';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import type { ToldRow } from './toldRows.ts';
import styles from './sheet.module.css';

/**
 * What whoever checks a job has to look at: each thing that was told against what the record says, and
 * nothing else. What the record does not say has no mark.
 */
export const JobChecks = ({ rows }: { readonly rows: readonly ToldRow[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row.id} className={styles.check}>
        <span className={styles.mark}>{markOf(row)}</span>
        <span className={styles.what}>
          <span>{row.what}</span>
          <span className="quiet">{reasonOf(row)}</span>
        </span>
      </li>
    ))}
  </ul>
);

function markOf({ done, differs }: ToldRow) {
  if (done === null) return null;
  return differs ? <WarningIcon size={20} /> : <DoneIcon size={20} />;
}

function reasonOf({ told, done, differs }: ToldRow): string {
  if (done === null) return farmJobWords.notKnown;
  if (told === null) return farmJobWords.notAsked(done);
  return differs ? farmJobWords.inPlaceOf(done, told) : farmJobWords.asAsked;
}
