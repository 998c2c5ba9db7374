import type { FieldMessage } from '../../components/FieldMessageText.tsx';
import type { MixView } from '../../draft/useMix.ts';
import { problemAt } from './problemPlace.ts';
import type { ProblemWords } from '../../i18n/problemWords.ts';

/** What is to be told at a field of the draft; null when nothing is. */
export type MessageAt = (path: string, unit: string) => FieldMessage | null;

/** Text that cannot be read first: the engine has not seen that field. */
export const messageAtOf =
  ({ unread, problems, planning }: MixView, words: ProblemWords | null): MessageAt =>
  (path, unit) => {
    if (planning === null || words === null) return null;
    const text = unread.find((entry) => entry.path === path);
    if (text !== undefined) {
      return { ...planning.textProblemText(text.problem, text.text, unit), stops: true };
    }
    const problem = problemAt(problems, path);
    if (problem === undefined) return null;
    return { sentence: words(problem).sentence, stops: problem.severity === 'stop', meanings: [] };
  };
