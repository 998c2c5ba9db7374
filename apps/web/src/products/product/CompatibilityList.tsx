import { classNames } from '../../ui/classNames.ts';
import { problemLanguage } from '../../i18n/problems/problemLanguage.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import type { CompatibilityNote, CompatibilityNotes } from './compatibilityNotes.ts';
import styles from './CompatibilityList.module.css';
import { SourceLine } from './SourceLine.tsx';
import type { SourcesState } from '../catalogue/useSources.ts';

interface CompatibilityListProps {
  readonly notes: CompatibilityNotes;
  readonly sources: SourcesState;
}

const reasonText = ({ id, reason }: CompatibilityNote['rule']): string =>
  problemLanguage()?.values.ruleReason(id, reason) ?? reason;

/** The limits within which a rule's two products do go together, in words. */
function limits({ limit = {} }: CompatibilityNote['rule']): readonly string[] {
  const { phAtLeast, phAtMost, hours, kgPer100LAtMost: salt } = limit;
  return [
    ...(phAtLeast === undefined ? [] : [productViewWords.phAtLeast(numberText(phAtLeast))]),
    ...(phAtMost === undefined ? [] : [productViewWords.phAtMost(numberText(phAtMost))]),
    ...(salt === undefined ? [] : [productViewWords.saltAtMost(quantityText(salt, 'kg/100 L'))]),
    ...(hours === undefined ? [] : [productViewWords.hoursAtMost(numberText(hours))]),
  ];
}

/**
 * What is known of a product with others in the tank; pairs that are not known are listed as such.
 */
export function CompatibilityList({ notes, sources }: CompatibilityListProps) {
  return (
    <>
      <ul className={styles.list}>
        {notes.known.map(({ rule, verdict, others }) => (
          <li key={rule.id}>
            <p className={classNames('strong', styles.verdict)} data-verdict={verdict}>
              {productViewWords.verdicts[verdict]}
            </p>
            <p>{others.join(', ')}</p>
            <p className="quiet">{[reasonText(rule), ...limits(rule)].join(' ')}</p>
            <SourceLine
              source={(sources.status === 'ready' ? sources.ofRules[rule.id] : null) ?? rule.source}
              sources={sources}
            />
          </li>
        ))}
      </ul>
      {notes.notKnown.length > 0 && (
        <>
          <p className={classNames('strong', styles.verdict)}>{productViewWords.notKnown}</p>
          <p>{notes.notKnown.join(', ')}</p>
          <p className="quiet">{productViewWords.notKnownWhy}</p>
        </>
      )}
    </>
  );
}
