import { RECORD_WORD_FIELDS } from '@mix/documents';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from './FieldsProps.ts';
import styles from '../card/record.module.css';

/** What some rules ask for and most jobs do without. */
export const MoreRecordFields = ({ texts, onTexts }: FieldsProps) => (
  <ExpansionPanel summary={recordWords.more} drawnWhenOpened>
    <div className={styles.stack}>
      {RECORD_WORD_FIELDS.map((field) => (
        <TextField
          key={field}
          label={recordWords.fields[field]}
          value={texts[field]}
          maxLength={300}
          onText={(text) => onTexts({ [field]: text })}
        />
      ))}
    </div>
  </ExpansionPanel>
);
