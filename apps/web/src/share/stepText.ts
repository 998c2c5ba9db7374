import type { SheetStep } from '@mix/engine';
import { stepText as inWords, type StepText } from '@mix/messages/sheet';
import { shareWords } from '../i18n/made/en/records/shareWords.ts';
import { resultWords } from '../i18n/made/en/result/resultWords.ts';
import { reader } from '../i18n/preferences/reader.ts';

/** One step of filling as the paper and the message say it. */
export const stepText = (step: SheetStep, nameOf: (productId: string) => string): StepText =>
  inWords(step, nameOf, shareWords.sheet, resultWords.containerCount, reader);
