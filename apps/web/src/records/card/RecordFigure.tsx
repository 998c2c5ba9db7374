import { typedFields, type RecordFigureName } from '@mix/documents';
import type { ReactNode } from 'react';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from '../fields/FieldsProps.ts';

interface RecordFigureProps extends Pick<FieldsProps, 'texts' | 'onTexts'> {
  readonly name: RecordFigureName;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** One figure of a record, in its unit. */
export function RecordFigure({ name, texts, onTexts, ...field }: RecordFigureProps) {
  const { unit, limits } = typedFields[name];
  return (
    <FigureField
      {...field}
      id={`record-${name}`}
      unit={unit}
      negativeAllowed={limits !== null && limits[0] < 0}
      text={texts[name]}
      notSet={recordWords.notSet}
      onText={(text) => onTexts({ [name]: text })}
    />
  );
}
