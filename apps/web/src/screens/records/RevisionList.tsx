import { CHOSEN_REASON, SENT_LATE_REASON, type SprayRecord } from '@mix/documents';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../components/panels/Section.tsx';
import { momentText } from '../../words/figures/dateText.ts';
import { recordWords } from '../../words/en/records/recordWords.ts';
import styles from './record.module.css';

/** Why and when a record was changed after it was locked. */
export function RevisionList({ record }: { readonly record: SprayRecord }) {
  const now = new Date(useNow(MINUTE_MS));
  const revisions = [...record.deviceRevisions, ...record.revisions];
  if (revisions.length === 0) return null;
  return (
    <Section name={recordWords.history}>
      <ul className={styles.list}>
        {revisions.map(({ reason, at, previous }) => (
          <li key={at.getTime()}>
            <span>
              {reasonText(reason)}
              <small>
                {recordWords.changedFields(
                  Object.keys(previous).filter((name) => name !== 'updatedAt').length,
                )}
              </small>
            </span>
            <span>{momentText(at, now)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The reasons that the app gives itself, in the reader's language. */
function reasonText(reason: string): string {
  if (reason === SENT_LATE_REASON) return recordWords.sentLate;
  return reason === CHOSEN_REASON ? recordWords.chosen : reason;
}
