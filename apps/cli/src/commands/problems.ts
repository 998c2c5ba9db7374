import { catalogue } from '@mix/catalogue';
import { PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { printed, refused, type CommandResult } from '../CommandResult.ts';
import { problemEntry, problemReference } from '../documents/problemReference.ts';

const isCode = (text: string): text is ProblemCode => Object.hasOwn(PROBLEM_SEVERITY, text);

/** What a plan can report: of all problems, or of one by its code. */
export function problems([code, ...rest]: readonly string[]): CommandResult {
  if (rest.length > 0) return refused('problems takes one code at most.');
  if (code === undefined) return printed(problemReference(catalogue));
  return isCode(code)
    ? printed(problemEntry(code, catalogue))
    : refused(`“${code}” is no code of a problem; mix problems lists them.`);
}
