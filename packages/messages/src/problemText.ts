import type { MixProblem } from '@mix/engine';
import { english } from './en/english.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { Message } from './Message.ts';
import type { MessageFormat } from './MessageFormat.ts';
import type { ProblemLanguage } from './ProblemLanguage.ts';
import { ProblemValues } from './ProblemValues.ts';

/** A problem in a language, with the reader's units and the catalogue's names. */
export const problemText = (
  problem: MixProblem,
  format: MessageFormat,
  language: ProblemLanguage = english,
): Message =>
  language.problems[problem.code](
    new ProblemValues(problem, format, language.values),
    fieldLabel(problem.field, format, language.fields),
  );
