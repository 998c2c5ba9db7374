import type { ReactNode } from 'react';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { productEditorWords } from '../../i18n/made/en/products/productEditorWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { columnName } from '../own/columnName.ts';
import type { EditorForm } from './EditorForm.ts';
import { factFieldId } from './factFieldId.ts';
import { factUnit } from './factUnit.ts';

interface FactFieldProps {
  readonly form: EditorForm;
  readonly column: string;
  readonly label?: string;
  readonly hint?: ReactNode;
}

/** The field of one figure among a product's facts. */
export function FactField({ form, column, label, hint }: FactFieldProps) {
  const { unit, sign } = factUnit(column, form.texts);
  const shown = sign ?? shownUnitSign(unit);
  return (
    <QuantityField
      id={factFieldId(column)}
      label={label ?? columnName(column)}
      unit={shown}
      spokenUnit={spokenUnit(shown)}
      text={form.texts.fields[column] ?? ''}
      notSet={productEditorWords.notSet}
      message={form.messageAt(column)}
      hint={hint}
      onText={(text) => form.onField(column, text)}
    />
  );
}
