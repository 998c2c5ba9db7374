import type { SprayRecord } from '@mix/documents';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { momentText } from '../../i18n/figures/dateText.ts';
import { revisionReasonText } from '../revisionReasonText.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
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
              {revisionReasonText(reason)}
              <Changed
                count={Object.keys(previous).filter((name) => name !== 'updatedAt').length}
              />
            </span>
            <span>{momentText(at, now)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * How many fields changed. A field without a value before does not count: the account keeps nothing
 * of it.
 */
const Changed = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <small>{recordWords.changedFields(count)}</small>;
