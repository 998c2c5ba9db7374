import type { MixProblem } from '@mix/engine';
import { argumentsOf } from './argumentsOf.ts';
import { english } from './en/english.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { Message } from './Message.ts';
import type { MessageFormat } from './MessageFormat.ts';
import type { ProblemLanguage } from './ProblemLanguage.ts';

/** A problem in a language, with the reader's units and the catalogue's names. */
export function problemText(
  problem: MixProblem,
  format: MessageFormat,
  language: ProblemLanguage = english,
): Message {
  const label = fieldLabel(problem.field, format, language.fields);
  const [title, detail, action = null] = language.problems[problem.code](
    argumentsOf(problem, label, format, language.values),
  );
  return { title, detail, action };
}
