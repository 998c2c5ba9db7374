import { spanish as problems, stepReasons, workingFormulas, workingTerms } from '@mix/messages/es';
import type { AppWords } from '../AppWords.ts';
import type { LanguagePack } from '../LanguagePack.ts';
import { catalogueTexts, productNames } from '../made/es/catalogue.ts';
import { madeWords } from '../made/es/madeWords.ts';

/** Every sentence of the app in Spanish, by the area it was given to `localized` under. */
export const spanish: AppWords = {
  ...madeWords,
  stepReasons,
  workingFormulas,
  workingTerms,
};

export const pack: LanguagePack = {
  words: spanish,
  problems,
  catalogueTexts,
  productNames,
};
