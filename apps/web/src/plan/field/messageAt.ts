import { textProblemText } from '../../i18n/problems/textProblemText.ts';
import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import type { MixView } from '../planning/useMix.ts';
import type { FigureAt } from '../draft/formPath.ts';
import { fieldUnitSign } from '../reading/fieldUnit.ts';
import { problemAt } from '../planning/problemGroup.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';

/** The message that stands at a field of the draft; null for none. */
export type MessageAt = (at: FigureAt) => FieldMessage | null;

/** Text that cannot be read comes first: the engine has not seen that field. */
export const messageAtOf =
  ({ unread, problems }: MixView, words: ProblemWords | null): MessageAt =>
  (at) => {
    const { path } = at;
    if (words === null) return null;
    const text = unread.find((entry) => entry.path === path);
    if (text !== undefined) {
      const sign = fieldUnitSign(at, text.system);
      const { sentence, meanings } = textProblemText(text.problem, text.text, sign);
      // A meaning that is chosen counts in the present units, so text typed in others only gets a
      // message.
      return { sentence, meanings: text.system === reader.system ? meanings : [], stops: true };
    }
    const problem = problemAt(problems, path);
    if (problem === undefined) return null;
    return { sentence: words(problem).sentence, stops: problem.severity === 'stop', meanings: [] };
  };
