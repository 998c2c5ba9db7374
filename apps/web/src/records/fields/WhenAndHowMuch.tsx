import { Section } from '../../ui/panels/Section.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { isPartDone } from '../recordOfJob.ts';
import type { FieldsProps } from './FieldsProps.ts';
import { RecordFigure } from '../card/RecordFigure.tsx';
import styles from '../card/record.module.css';

interface WhenAndHowMuchProps extends FieldsProps {
  /**
   * A job is recorded, and what it leaves undone is kept. The correction of a record keeps no rest.
   */
  readonly isLeavingRest: boolean;
}

/** The ground that was done, and from when until when. */
export function WhenAndHowMuch({ record, texts, onTexts, isLeavingRest }: WhenAndHowMuchProps) {
  const { areaDoneHa, sprayAreaHa } = record;
  return (
    <Section name={recordWords.whenAndHowMuch}>
      <div className={styles.stack}>
        <RecordFigure
          name="areaDoneHa"
          label={recordWords.area}
          {...(sprayAreaHa !== null && {
            hint:
              isLeavingRest && areaDoneHa !== null && isPartDone(areaDoneHa, sprayAreaHa)
                ? recordWords.leaves(quantityText(sprayAreaHa - areaDoneHa, 'ha'))
                : recordWords.plannedArea(quantityText(sprayAreaHa, 'ha')),
          })}
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
        {record.endKnownTo === 'day' && <p className="quiet">{recordWords.endOfDay}</p>}
      </div>
    </Section>
  );
}
