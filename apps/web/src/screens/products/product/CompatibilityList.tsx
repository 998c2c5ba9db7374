import { problemLanguage } from '../../../words/problems/problemLanguage.ts';
import { productViewWords } from '../../../words/en/products/productViewWords.ts';
import type { CompatibilityNote } from './compatibilityNotes.ts';
import styles from './CompatibilityList.module.css';
import { SourceLine } from './SourceLine.tsx';
import type { SourcesState } from '../../../catalogue/list/useSources.ts';

interface CompatibilityListProps {
  readonly notes: readonly CompatibilityNote[];
  readonly sources: SourcesState;
}

const reasonText = ({ id, reason }: CompatibilityNote['rule']): string =>
  problemLanguage()?.values.ruleReason(id, reason) ?? reason;

/** What is known of a product meeting others; silence is not consent. */
export function CompatibilityList({ notes, sources }: CompatibilityListProps) {
  return (
    <>
      <ul className={styles.list}>
        {notes.map(({ rule, verdict, others }) => (
          <li key={rule.id}>
            <p className={styles.verdict} data-verdict={verdict}>
              {productViewWords.verdicts[verdict]}
            </p>
            <p>{others.join(', ')}</p>
            <p className={styles.reason}>{reasonText(rule)}</p>
            <SourceLine source={rule.source} sources={sources} />
          </li>
        ))}
      </ul>
      <p className={styles.reason}>{productViewWords.restUnknown}</p>
    </>
  );
}
