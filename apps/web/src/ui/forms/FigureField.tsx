import type { UnitId } from '@mix/engine';
import type { ReactNode } from 'react';
import { QuantityField, type QuantitySteps } from '../fields/QuantityField.tsx';
import { spokenUnit } from '../../i18n/figures/spokenUnit.ts';
import { readTyped } from './readTyped.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';

interface FigureFieldProps {
  readonly id: string;
  readonly label: string;
  /** Metric; the field shows the reader's own. */
  readonly unit: UnitId;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly negativeAllowed?: boolean;
  readonly notSet: string;
  readonly hint?: ReactNode;
  readonly steps?: QuantitySteps;
  /** In place of the drawn unit: a select, where the unit can be chosen. */
  readonly unitControl?: ReactNode;
  /** The key that goes on skips this field. */
  readonly optional?: boolean;
}

/** A figure outside the mix, as text that its owner keeps: nothing typed is ever lost. */
export function FigureField({ unit, negativeAllowed = false, ...field }: FigureFieldProps) {
  const sign = shownUnitSign(unit);
  return (
    <QuantityField
      {...field}
      unit={sign}
      spokenUnit={spokenUnit(sign)}
      message={readTyped(field.text, unit, negativeAllowed).message}
    />
  );
}
