import { mixSheetWords } from '../../../words/en/mix/mixSheetWords.ts';
import { measureText } from '../../../words/figures/measureText.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { reader } from '../../../preferences/reader.ts';
import { DraftField } from '../field/DraftField.tsx';
import type { MessageAt } from '../field/messageAt.ts';

interface MeasuringStepFieldProps {
  readonly path: `products.${number}`;
  readonly isLiquid: boolean;
  /** What the product is weighed to in this plan, kg or L; null without a plan, or for exact figures. */
  readonly now: number | null;
  readonly messageAt: MessageAt;
}

/** To what the product is weighed or measured, and what that is now in the reader's own measures. */
export function MeasuringStepField({ path, isLiquid, now, messageAt }: MeasuringStepFieldProps) {
  const step = { path: `${path}.measuringStep`, unit: isLiquid ? 'L' : 'kg' } as const;
  const isMetric = reader.system === 'metric';
  const nowText =
    now === null || isMetric
      ? ''
      : ` ${mixSheetWords.measuringStepNow(measureText({ value: now, unit: step.unit }))}`;
  return (
    <DraftField
      {...step}
      label={mixSheetWords.measuringStep}
      hint={mixSheetWords.measuringStepNote + nowText}
      offered={now === null ? undefined : numberText(now)}
      message={messageAt(step)}
    />
  );
}
