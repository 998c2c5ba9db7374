import type { FillStep } from '@mix/engine';
import { stepReasonText } from '@mix/messages';
import { reader } from '../preferences/reader.ts';
import { stepReasonWords } from './stepReasonWords.ts';

/** Why a step stands where it does, and what it does to the tank, in the reader's language and units. */
export const stepReason = (steps: readonly FillStep[], place: number): string =>
  stepReasonText(steps, place, stepReasonWords, reader);
