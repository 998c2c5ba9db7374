import type { CompatibilityVerdict } from '@mix/engine';
import type { CompatibilityNote } from './compatibilityNotes.ts';
import styles from './CompatibilityList.module.css';
import { SourceLine } from './SourceLine.tsx';
import type { SourcesState } from './useSources.ts';

const verdictWords: Record<CompatibilityVerdict, string> = {
  incompatible: 'Not together',
  caution: 'With care',
  compatible: 'Known to go together',
};

interface CompatibilityListProps {
  readonly notes: readonly CompatibilityNote[];
  readonly sources: SourcesState;
}

/** What is known of a product meeting others; silence is not consent. */
export function CompatibilityList({ notes, sources }: CompatibilityListProps) {
  return (
    <>
      <ul className={styles.list}>
        {notes.map(({ rule, verdict, others }) => (
          <li key={rule.id}>
            <p className={styles.verdict} data-verdict={verdict}>
              {verdictWords[verdict]}
            </p>
            <p>{others.join(', ')}</p>
            <p className={styles.reason}>{rule.reason}</p>
            <SourceLine source={rule.source} sources={sources} />
          </li>
        ))}
      </ul>
      <p className={styles.reason}>
        Nothing is known about any other product with this one. That is not the same as compatible:
        do a jar test.
      </p>
    </>
  );
}
