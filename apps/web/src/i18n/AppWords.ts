import type { stepReasonWords } from './problems/stepReasonWords.ts';
import type { formulaWords, termWords } from './workings/formulaWords.ts';
import type { MadeWords } from './made/en/MadeWords.ts';

/** All that the app says, by area: what is made of its messages, and what it takes from the engine's. */
export interface AppWords extends MadeWords {
  readonly stepReasons: typeof stepReasonWords;
  readonly workingFormulas: typeof formulaWords;
  readonly workingTerms: typeof termWords;
}
