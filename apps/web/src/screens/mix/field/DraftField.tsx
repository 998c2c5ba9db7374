import { memo, type ReactNode } from 'react';
import type { FieldMessage } from '../../../components/fields/FieldMessageText.tsx';
import {
  QuantityField,
  type QuantityFieldProps,
} from '../../../components/fields/QuantityField.tsx';
import { draftStore } from '../../../mix/draft/draftStore.ts';
import { fieldUnitSign } from '../../../mix/reading/fieldUnitSign.ts';
import { shownStep } from '../../../mix/reading/shownStep.ts';
import { useDraftField } from '../../../mix/draft/useDraftField.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { spokenUnit } from '../../../words/figures/spokenUnit.ts';
import { fieldId } from './fieldId.ts';

interface DraftFieldProps extends Pick<
  QuantityFieldProps,
  'label' | 'unit' | 'look' | 'unitControl' | 'offered'
> {
  /** Where the figure stands in the draft. */
  readonly path: string;
  readonly message?: FieldMessage | null | undefined;
  readonly hint?: ReactNode;
  /** What the figure's group needs beside it when it is typed first: the unit of a rate. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The same field also stands on the page behind. */
  readonly inSheet?: boolean;
  /** What one press of the steppers changes, in the metric unit; without it there are none. */
  readonly step?: number;
}

/** A figure of the draft on the screen. It redraws alone when only its own text changes. */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { path, step, beside, inSheet = false, ...rest } = props;
  const field = useDraftField(path, beside);
  const unit = fieldUnitSign(path, rest.unit);
  const spoken = spokenUnit(unit);
  const shownBy = step === undefined ? null : shownStep(step, rest.unit);
  return (
    <QuantityField
      id={fieldId(path, inSheet)}
      spokenUnit={spoken}
      notSet={mixWords.notSet}
      steps={
        shownBy === null
          ? undefined
          : {
              drawn: true,
              size: numberText(shownBy),
              less: mixWords.less(`${numberText(shownBy)} ${spoken}`),
              more: mixWords.more(`${numberText(shownBy)} ${spoken}`),
              by: (direction) => {
                draftStore.step(path, direction, shownBy);
              },
            }
      }
      recent={async () => (await import('./recentOffers.ts')).recentOffers(path)}
      {...field}
      {...rest}
      unit={unit}
    />
  );
});
