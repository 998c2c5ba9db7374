import type { stepReasonWords } from './problems/stepReasonWords.ts';
import type { formulaWords, termWords } from './workings/formulaWords.ts';
import type { MadeWords } from './made/en/MadeWords.ts';

/** All words of the app, by area: those made from its messages, and those of the engine. */
export interface AppWords extends MadeWords {
  readonly stepReasons: typeof stepReasonWords;
  readonly workingFormulas: typeof formulaWords;
  readonly workingTerms: typeof termWords;
}
