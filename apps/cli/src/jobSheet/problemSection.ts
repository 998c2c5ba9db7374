import type { MixProblem, ProblemSeverity } from '@mix/engine';
import { problemText } from '@mix/messages';
import type { SheetFormat } from './SheetFormat.ts';

const WORD: Readonly<Record<ProblemSeverity, string>> = {
  stop: 'Stop',
  warn: 'Warning',
  note: 'Note',
};
const ORDER: readonly ProblemSeverity[] = ['stop', 'warn', 'note'];

function lines(problem: MixProblem, format: SheetFormat): string[] {
  const { title, detail, action } = problemText(problem, format);
  return [
    `${WORD[problem.severity]}. ${title}.`.replace('?.', '?'),
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
