import {
  french as problems,
  frenchSpelling,
  stepReasons,
  workingFormulas,
  workingTerms,
} from '@mix/messages/fr';
import type { AppWords } from '../AppWords.ts';
import type { LanguagePack } from '../LanguagePack.ts';
import { catalogueTexts, productNames } from '../made/fr/catalogue.ts';
import { madeWords } from '../made/fr/madeWords.ts';

/** Every sentence of the app in French, by the area it was given to `localized` under. */
export const french: AppWords = frenchSpelling({
  ...madeWords,
  stepReasons,
  workingFormulas,
  workingTerms,
});

export const pack: LanguagePack = {
  words: french,
  problems: frenchSpelling(problems),
  catalogueTexts: frenchSpelling(catalogueTexts),
  productNames,
};
