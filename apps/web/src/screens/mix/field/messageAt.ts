import { textProblemText } from '../../../words/problems/textProblemText.ts';
import type { FieldMessage } from '../../../components/fields/FieldMessageText.tsx';
import type { MixView } from '../../../mix/planning/useMix.ts';
import type { FigureAt } from '../../../mix/draft/formPath.ts';
import { fieldUnitSign } from '../../../mix/reading/fieldUnit.ts';
import { problemAt } from '../../../mix/planning/problemGroup.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { reader } from '../../../preferences/reader.ts';

/** The message that stands at a field of the draft; null for none. */
export type MessageAt = (at: FigureAt) => FieldMessage | null;

/** Text that cannot be read first: the engine has not seen that field. */
export const messageAtOf =
  ({ unread, problems }: MixView, words: ProblemWords | null): MessageAt =>
  (at) => {
    const { path } = at;
    if (words === null) return null;
    const text = unread.find((entry) => entry.path === path);
    if (text !== undefined) {
      const sign = fieldUnitSign(at, text.system);
      const { sentence, meanings } = textProblemText(text.problem, text.text, sign);
      // What is chosen counts in the present units, so older text only gets a message.
      return { sentence, meanings: text.system === reader.system ? meanings : [], stops: true };
    }
    const problem = problemAt(problems, path);
    if (problem === undefined) return null;
    return { sentence: words(problem).sentence, stops: problem.severity === 'stop', meanings: [] };
  };
