import type { Catalogue, MixProblem } from '@mix/engine';
import { problemText } from '@mix/messages';
import { messageFormat } from './messageFormat.ts';
import { problemLanguage } from './problemLanguage.ts';

export interface ProblemText {
  /** A few words, for the result bar. */
  readonly title: string;
  /** Why, and what to do. */
  readonly sentence: string;
}

export type ProblemWords = (problem: MixProblem) => ProblemText;

/** Words for problems, with the catalogue's names in them. `productIds` are those of the draft. */
export function problemWordsOf(
  catalogue: Catalogue | null,
  productIds?: readonly string[],
): ProblemWords {
  const format = messageFormat(catalogue, productIds);
  return (problem) => {
    const { title, detail, action } = problemText(problem, format, problemLanguage());
    return { title, sentence: [detail, action].filter(Boolean).join(' ') };
  };
}
