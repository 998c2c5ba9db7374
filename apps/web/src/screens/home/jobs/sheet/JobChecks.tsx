import { DoneIcon } from '../../../../components/icons/DoneIcon.tsx';
import { WarningIcon } from '../../../../components/icons/WarningIcon.tsx';
import { farmJobWords } from '../../../../words/en/farm/farmJobWords.ts';
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
          <span className={styles.quiet}>{reasonOf(row)}</span>
        </span>
      </li>
    ))}
  </ul>
);

function markOf({ told, done }: ToldRow) {
  if (done === null) return null;
  return done === told ? <DoneIcon size={20} /> : <WarningIcon size={20} />;
}

function reasonOf({ told, done }: ToldRow): string {
  if (done === null) return farmJobWords.notKnown;
  if (told === null) return farmJobWords.notAsked(done);
  return done === told ? farmJobWords.asAsked : farmJobWords.inPlaceOf(done, told);
}
