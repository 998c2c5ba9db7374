import { memo, use, type ReactNode } from 'react';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import { QuantityField, type QuantityFieldProps } from '../../ui/fields/QuantityField.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { FigureAt } from '../draft/formPath.ts';
import { fieldStep, fieldUnit, fieldUnitSign } from '../reading/fieldUnit.ts';
import { shownStep } from '../reading/shownStep.ts';
import { useDraftField } from '../draft/useDraftField.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { fieldId } from './fieldId.ts';
import { MessageContext } from './MessageContext.ts';

interface OtherProps extends Pick<
  QuantityFieldProps,
  'look' | 'unitControl' | 'offered' | 'short' | 'optional'
> {
  /** In place of the name that problems give the field, where it is asked for in other words. */
  readonly label?: string | undefined;
  readonly hint?: ReactNode;
  /** What the group of a figure needs with its first text: the unit of a rate. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The same field also stands on the page behind. */
  readonly inSheet?: boolean;
  /** Whether there are steppers beside it. */
  readonly stepped?: boolean;
}

/** The path says the unit, except where somebody chooses the unit. */
export type DraftFieldProps = OtherProps & FigureAt;

/** A figure of the draft on the screen, with what the plan has to say of it. */
export function DraftField({ label, ...rest }: DraftFieldProps) {
  const message = use(MessageContext)(rest);
  return <DrawnField {...rest} label={label ?? fieldNameText(rest.path, {})} message={message} />;
}

type DrawnFieldProps = DraftFieldProps & {
  readonly label: string;
  readonly message: FieldMessage | null;
};

/** Redrawn alone when only its own text changes. */
const DrawnField = memo(function DrawnField(props: DrawnFieldProps) {
  const { path, stepped = false, beside, inSheet = false, ...rest } = props;
  const field = useDraftField(path, beside);
  const sign = fieldUnitSign(props);
  // For pH the label is the unit.
  const unit = sign === 'pH' ? '' : sign;
  const spoken = spokenUnit(unit);
  const shownBy = stepped ? shownStep(fieldStep(props), fieldUnit(props)) : null;
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
