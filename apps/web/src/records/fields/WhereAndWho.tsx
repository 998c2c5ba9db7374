import { typedFields, type Paddock } from '@mix/documents';
import { useId } from 'react';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from './FieldsProps.ts';
import styles from '../card/record.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** More than these are found faster by their first letters. */
const MOST_CHIPS = 8;

interface WhereAndWhoProps extends FieldsProps {
  /** Who is offered in one tap where the record names nobody; null: nobody is. */
  readonly maker: string | null;
}

/** Where and who, without which a record counts for little: a paddock, or any words that say where. */
export function WhereAndWho({ texts, onTexts, maker }: WhereAndWhoProps) {
  const listId = useId();
  const known = soFar(paddocks.useAll()).filter(({ value }) => !value.retired);
  const choose = (location: string, paddock: KeptDocument<Paddock> | undefined) =>
    onTexts({
      location,
      paddockId: paddock?.id ?? null,
      landUse: paddock?.value.landUse ?? null,
    });
  return (
    <Section name={recordWords.whereAndWho}>
      <div className={styles.stack}>
        <TextField
          label={recordWords.paddock}
          value={texts.location}
          maxLength={typedFields.location.longest}
          list={listId}
          onText={(location) => {
            const name = location.trim().toLowerCase();
            choose(
              location,
              known.find(({ value }) => value.name.trim().toLowerCase() === name),
            );
          }}
        />
        <datalist id={listId}>
          {known.map(({ id, value }) => (
            <option key={id} value={value.name} />
          ))}
        </datalist>
        {texts.location.trim() === '' && known.length > 0 && known.length <= MOST_CHIPS && (
          <ChoiceChips
            label={recordWords.paddock}
            options={known.map(({ id, value }) => ({ value: id, label: value.name }))}
            value={null}
            onChoose={(id) => {
              const paddock = known.find((one) => one.id === id);
              if (paddock !== undefined) choose(paddock.value.name, paddock);
            }}
          />
        )}
        <TextField
          label={recordWords.operator}
          value={texts.operator}
          maxLength={typedFields.operator.longest}
          autoComplete="name"
          onText={(operator) => onTexts({ operator })}
        />
        {texts.operator.trim() === '' && maker !== null && (
          <ChoiceChips
            label={recordWords.operator}
            options={[{ value: maker, label: maker }]}
            value={null}
            onChoose={(operator) => onTexts({ operator })}
          />
        )}
      </div>
    </Section>
  );
}
