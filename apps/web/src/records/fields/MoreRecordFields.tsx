import { ASKED_FIELDS, isRecordFigure } from '@mix/documents';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { RecordFigure } from '../card/RecordFigure.tsx';
import type { FieldsProps } from './FieldsProps.ts';
import styles from '../card/record.module.css';

/** Fields that some rules ask for and most jobs do without. */
export const MoreRecordFields = ({ texts, onTexts }: FieldsProps) => (
  <ExpansionPanel summary={recordWords.more} drawnWhenOpened>
    <div className={styles.stack}>
      {ASKED_FIELDS.map(([field, row]) =>
        isRecordFigure(field) ? (
          <RecordFigure
            key={field}
            name={field}
            label={recordWords.fields[field]}
            texts={texts}
            onTexts={onTexts}
          />
        ) : (
          <TextField
            key={field}
            label={recordWords.fields[field]}
            value={texts[field]}
            {...(row.kind === 'text' && { maxLength: row.longest })}
            onText={(text) => onTexts({ [field]: text })}
          />
        ),
      )}
    </div>
  </ExpansionPanel>
);
