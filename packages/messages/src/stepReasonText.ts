import { stepWarmthK, type FillStep } from '@mix/engine';
import { differenceText, type FigureFormat } from './quantityText.ts';
import type { StepReasons } from './GroupTypes.ts';

/** Why a step stands where it does, and by how much it cools or heats the tank where that is seen. */
export function stepReasonText(
  steps: readonly FillStep[],
  place: number,
  words: StepReasons,
  format: FigureFormat,
): string {
  const step = steps[place];
  if (step === undefined) return '';
  const warmsK = stepWarmthK(steps, place);
  if (warmsK === null) return words[step.reason];
  const by = differenceText(warmsK, format);
  return `${words[step.reason]} ${warmsK < 0 ? words.cools(by) : words.heats(by)}`;
}
