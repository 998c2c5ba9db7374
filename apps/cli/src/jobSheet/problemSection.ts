import type { MixProblem, ProblemSeverity } from '@mix/engine';
import { problemText } from '@mix/messages';
import type { SheetFormat } from './SheetFormat.ts';

const ORDER: readonly ProblemSeverity[] = ['stop', 'warn', 'note'];

function lines(problem: MixProblem, format: SheetFormat): string[] {
  const { words, problems } = format.language;
  const { title, detail, action } = problemText(problem, format, problems);
  // A stop stands below the line that counts the stops.
  const lead = {
    stop: '',
    warn: `${words.shareWords.warning}. `,
    note: `${words.shareWords.note}. `,
  };
  return [
    `${lead[problem.severity]}${title}.`.replace('?.', '?'),
    `  ${detail}${action === null ? '' : ` ${action}`}`,
  ];
}

/** Everything that stops the plan or is worth knowing, the gravest first. */
export function problemSection(problems: readonly MixProblem[], format: SheetFormat): string[] {
  if (problems.length === 0) return [];
  return [
    ...ORDER.flatMap((severity) =>
      problems
        .filter((problem) => problem.severity === severity)
        .flatMap((problem) => lines(problem, format)),
    ),
    '',
  ];
}
