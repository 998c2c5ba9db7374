import type { Catalogue, MixProblem } from '@mix/engine';

export interface ProblemText {
  /** A few words, for the result bar. */
  readonly title: string;
  readonly sentence: string;
}

export type ProblemWords = (problem: MixProblem) => ProblemText;

export const problemWordsOf =
  (_catalogue: Catalogue | null): ProblemWords =>
  ({ code, values }) => ({ title: code, sentence: `${code} ${JSON.stringify(values)}` });
