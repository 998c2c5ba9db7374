import type { SheetStep } from '@mix/engine';
import { figureText, packsText } from '@mix/messages';
import { shareWords } from '../i18n/made/en/records/shareWords.ts';
import { resultWords } from '../i18n/made/en/result/resultWords.ts';
import { reader } from '../i18n/preferences/reader.ts';

export interface StepText {
  readonly what: string;
  /** "200 kg", "289.7 L ± 1.3 L"; null for a wait. */
  readonly amount: string | null;
  /** "8 bags of 25 kg"; null where no containers are set. */
  readonly packs: string | null;
}

/** One step of filling as the paper and the message say it. */
export const stepText = (step: SheetStep, nameOf: (productId: string) => string): StepText => ({
  what: whatText(step, nameOf),
  amount:
    step.amount &&
    [step.amount, step.doubt]
      .flatMap((figure) => (figure === null ? [] : figureText(figure, reader)))
      .join(' '),
  packs: step.packs && packsText(step.packs, resultWords.containerCount, reader),
});

function whatText(
  { kind, productId, wait, isWaitAssumed }: SheetStep,
  nameOf: (productId: string) => string,
): string {
  const words = shareWords.sheet;
  if (wait !== null)
    return (isWaitAssumed ? words.waitAssumed : words.wait)(figureText(wait, reader));
  if (productId !== null) return nameOf(productId);
  return kind === 'topUp' ? words.topUp : words.firstWater;
}
