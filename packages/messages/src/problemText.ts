import type { MixProblem } from '@mix/engine';
import { problems } from './en/problems.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { Message } from './Message.ts';
import type { MessageFormat } from './MessageFormat.ts';
import { ProblemValues } from './ProblemValues.ts';

/** A problem in English, with the reader's units and the catalogue's names. */
export const problemText = (problem: MixProblem, format: MessageFormat): Message =>
  problems[problem.code](new ProblemValues(problem, format), fieldLabel(problem.field, format));
