import { FieldMessageText } from '../../ui/fields/FieldMessageText.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { columnName } from '../own/columnName.ts';
import { PRODUCT_COLUMNS } from '../own/productColumns.ts';
import type { EditorForm } from './EditorForm.ts';
import { factFieldId } from './factFieldId.ts';

interface FactTextProps {
  readonly form: EditorForm;
  readonly column: string;
}

const longest = (key: string): number => {
  const kind = PRODUCT_COLUMNS.find((column) => column.key === key)?.kind;
  return kind?.is === 'text' ? kind.longest : 80;
};

/** The field of a fact in words, on one line. */
export function FactText({ form, column }: FactTextProps) {
  const message = form.messageAt(column);
  const id = factFieldId(column);
  return (
    <div>
      <TextField
        id={id}
        label={columnName(column)}
        value={form.texts.fields[column] ?? ''}
        maxLength={longest(column)}
        aria-invalid={message?.stops === true || undefined}
        aria-describedby={message === null ? undefined : `${id}-message`}
        onText={(text) => form.onField(column, text)}
      />
      <div aria-live="polite">
        {message && (
          <FieldMessageText id={`${id}-message`} message={message} onMeaning={() => undefined} />
        )}
      </div>
    </div>
  );
}
