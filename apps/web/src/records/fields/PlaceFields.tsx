import { typedFields } from '@mix/documents';
import { useId } from 'react';
import { Section } from '../../ui/panels/Section.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { paddocks } from '../../sync/paddocks.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { isPartDone } from '../recordOfJob.ts';
import type { FieldsProps } from './FieldsProps.ts';
import { RecordFigure } from '../card/RecordFigure.tsx';
import styles from '../card/record.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

interface PlaceFieldsProps extends FieldsProps {
  /**
   * A job is recorded, and what it leaves undone is kept. The correction of a record keeps no rest.
   */
  readonly isLeavingRest: boolean;
}

/** Where and when: one of the owner's paddocks, or any words that say where. */
export function PlaceFields({ record, texts, onTexts, isLeavingRest }: PlaceFieldsProps) {
  const listId = useId();
  const known = soFar(paddocks.useAll());
  const { areaDoneHa, sprayAreaHa } = record;
  return (
    <Section name={recordWords.where}>
      <div className={styles.stack}>
        <TextField
          label={recordWords.paddock}
          value={texts.location}
          maxLength={typedFields.location.longest}
          list={listId}
          onText={(location) => {
            const name = location.trim().toLowerCase();
            const paddock = known.find(({ value }) => value.name.trim().toLowerCase() === name);
            onTexts({
              location,
              paddockId: paddock?.id ?? null,
              landUse: paddock?.value.landUse ?? null,
            });
          }}
        />
        <datalist id={listId}>
          {known
            .filter(({ value }) => !value.retired)
            .map(({ id, value }) => (
              <option key={id} value={value.name} />
            ))}
        </datalist>
        <RecordFigure
          name="areaDoneHa"
          label={recordWords.area}
          hint={
            isLeavingRest && areaDoneHa !== null && isPartDone(areaDoneHa, sprayAreaHa)
              ? recordWords.leaves(quantityText(sprayAreaHa - areaDoneHa, 'ha'))
              : recordWords.plannedArea(quantityText(sprayAreaHa, 'ha'))
          }
          texts={texts}
          onTexts={onTexts}
        />
        <TextField
          label={recordWords.started}
          type="datetime-local"
          value={texts.startedAt}
          onText={(startedAt) => onTexts({ startedAt })}
        />
        <TextField
          label={recordWords.ended}
          type="datetime-local"
          value={texts.endedAt}
          onText={(endedAt) => onTexts({ endedAt })}
        />
      </div>
    </Section>
  );
}
