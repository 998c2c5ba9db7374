import type { SheetStep } from '@mix/engine';
import type { FigureFormat } from '../quantityText.ts';
import { figureText } from './figureText.ts';
import { packsText, type ContainerWords } from './packsText.ts';

/** How a step at the tank is told in one language. */
interface StepWords {
  readonly firstWater: string;
  readonly topUp: string;
  readonly wait: (time: string) => string;
  readonly waitAssumed: (time: string) => string;
}

export interface StepText {
  readonly what: string;
  /** "200 kg"; null for a wait. */
  readonly amount: string | null;
  /** "± 1.3 L" beside the water of a top up; null where it is known. */
  readonly doubt: string | null;
  /** "8 bags of 25 kg"; null where no containers are set. */
  readonly packs: string | null;
}

/** One step of filling. */
export const stepText = (
  step: SheetStep,
  nameOf: (productId: string) => string,
  words: StepWords,
  containerCount: ContainerWords,
  format: FigureFormat,
): StepText => ({
  what: whatText(step, nameOf, words, format),
  amount: step.amount && figureText(step.amount, format),
  doubt: step.doubt && figureText(step.doubt, format),
  packs: step.packs && packsText(step.packs, containerCount, format),
});

function whatText(
  { kind, productId, wait, isWaitAssumed }: SheetStep,
  nameOf: (productId: string) => string,
  words: StepWords,
  format: FigureFormat,
): string {
  if (wait !== null)
    return (isWaitAssumed ? words.waitAssumed : words.wait)(figureText(wait, format));
  if (productId !== null) return nameOf(productId);
  return kind === 'topUp' ? words.topUp : words.firstWater;
}
