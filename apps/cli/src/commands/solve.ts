import { catalogue } from '@mix/catalogue';
import { solveMix } from '@mix/engine';
import { asJson, EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';
import { readJson, type TextInput } from '../readJson.ts';

/** Looks for mixes that meet the target in a file or on standard input. */
export function solve(args: readonly string[], input: TextInput): CommandResult {
  const [file, second] = args;
  const isOption = file !== undefined && file !== '-' && file.startsWith('-');
  if (second !== undefined || isOption) return refused('solve takes one file.');
  const target = readJson(file, input);
  if (!target.ok) return refused(target.error);
  const result = solveMix(target.value, catalogue);
  const unreadable = result.problems.some(({ code }) => code === 'draftNotReadable');
  const nothingFound = unreadable ? EXIT.notUnderstood : EXIT.stopped;
  return printed(asJson(result), result.proposals.length > 0 ? EXIT.done : nothingFound);
}
