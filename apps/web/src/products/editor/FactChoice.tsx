import { FieldMessageText } from '../../ui/fields/FieldMessageText.tsx';
import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import { productEditorWords } from '../../i18n/made/en/products/productEditorWords.ts';
import { columnName } from '../own/columnName.ts';
import type { EditorForm } from './EditorForm.ts';
import { factFieldId } from './factFieldId.ts';
import styles from './editor.module.css';

interface FactChoiceProps {
  readonly form: EditorForm;
  readonly column: string;
  readonly label?: string;
  readonly options: readonly SelectOption<string>[];
  readonly hint?: string;
  /** The text shown while nothing is chosen; without it, a request to choose. */
  readonly notSet?: string | undefined;
}

/** The field of a fact that is a choice; no option is preselected. */
export function FactChoice(props: FactChoiceProps) {
  const { form, column, label, options, hint } = props;
  const notSet: string = props.notSet ?? productEditorWords.choose;
  const message = form.messageAt(column);
  const id = factFieldId(column);
  return (
    <div>
      <Select
        data-field={id}
        label={label ?? columnName(column)}
        value={form.texts.fields[column] ?? ''}
        options={options}
        notSet={notSet}
        aria-invalid={message?.stops === true || undefined}
        aria-describedby={message === null ? undefined : `${id}-message`}
        onChoose={(value: string) => form.onField(column, value)}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div aria-live="polite">
        {message && (
          <FieldMessageText id={`${id}-message`} message={message} onMeaning={() => undefined} />
        )}
      </div>
    </div>
  );
}
