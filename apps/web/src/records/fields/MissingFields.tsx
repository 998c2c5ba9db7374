import { missingFields, type SprayRecord } from '@mix/documents';
import { Section } from '../../ui/panels/Section.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { askedBy, chooseRecordRules, JURISDICTIONS, useRecordRules } from '../recordRules.ts';
import styles from '../card/record.module.css';

/** What the rules of a place ask for and the record does not hold. Saving never waits for it. */
export function MissingFields({ record }: { readonly record: SprayRecord }) {
  const rules = useRecordRules();
  const missing = rules === null ? [] : missingFields(record, askedBy(rules));
  return (
    <Section name={recordWords.rules}>
      <div className={styles.stack}>
        <Select
          label={recordWords.rules}
          labelHidden
          value={rules ?? ''}
          notSet={recordWords.rulesNone}
          options={JURISDICTIONS.map((value) => ({ value, label: recordWords.places[value] }))}
          onChoose={(chosen) => chooseRecordRules(chosen === '' ? null : chosen)}
        />
        {rules !== null && missing.length === 0 && <p>{recordWords.complete}</p>}
        {missing.length > 0 && (
          <div>
            <p>
              <strong>{recordWords.missing}</strong>
            </p>
            <ul className={styles.list}>
              {missing.map(({ id }) => (
                <li key={id}>
                  <span>
                    {wordsOf(recordWords.asked, id) ?? id}
                    {wordsOf(recordWords.onlyWhen, id) !== null && (
                      <small>{wordsOf(recordWords.onlyWhen, id)}</small>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <p className="quiet">{recordWords.missingNote}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

const wordsOf = (words: Readonly<Record<string, string>>, id: string): string | null =>
  words[id] ?? null;
