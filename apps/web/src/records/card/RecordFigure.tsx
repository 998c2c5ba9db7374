import type { ReactNode } from 'react';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from '../fields/FieldsProps.ts';
import { FIGURE_UNITS, type RecordFigureName } from './recordTexts.ts';

interface RecordFigureProps extends Pick<FieldsProps, 'texts' | 'onTexts'> {
  readonly name: RecordFigureName;
  readonly label: string;
  readonly negativeAllowed?: boolean;
  readonly hint?: ReactNode;
}

/** One figure of a record, in its unit. */
export function RecordFigure({ name, texts, onTexts, ...field }: RecordFigureProps) {
  return (
    <FigureField
      {...field}
      id={`record-${name}`}
      unit={FIGURE_UNITS[name]}
      text={texts[name]}
      notSet={recordWords.notSet}
      onText={(text) => onTexts({ [name]: text })}
    />
  );
}
