import type { ProblemLanguage } from '@mix/messages';
import type { AppWords } from './AppWords.ts';

/** All words of one language other than English. */
export interface LanguagePack {
  readonly words: AppWords;
  readonly problems: ProblemLanguage;
  /** Effects on the pH, cautions and notes of the catalogue's products, by their English words. */
  readonly catalogueTexts: Readonly<Record<string, string>>;
  /** Names of the catalogue's products, by their id. */
  readonly productNames: Readonly<Record<string, string>>;
}
