import type { NumberSigns } from '@mix/engine';
import { stepReasons as englishReasons, type ProblemLanguage } from '@mix/messages';
import { english } from '@mix/messages/en';
import { spanish, stepReasons as spanishReasons } from '@mix/messages/es';
import { french, frenchSpelling, stepReasons as frenchReasons } from '@mix/messages/fr';
import { words } from '../made/en/words.ts';
import { productNames as spanishNames } from '../made/es/catalogue.ts';
import { words as spanishWords } from '../made/es/words.ts';
import { productNames as frenchNames } from '../made/fr/catalogue.ts';
import { words as frenchWords } from '../made/fr/words.ts';

/** Everything that a job sheet says in one language. */
export interface SheetLanguage {
  readonly words: typeof words;
  readonly problems: ProblemLanguage;
  readonly stepReasons: typeof englishReasons;
  /** Names of the catalogue's products by their id; a product that is not in it keeps its own. */
  readonly productNames: Readonly<Record<string, string>>;
  readonly signs: NumberSigns;
}

/** Languages of a job sheet by their BCP 47 codes. */
export const SHEET_LANGUAGES = {
  en: {
    words,
    problems: english,
    stepReasons: englishReasons,
    productNames: {},
    signs: { decimal: '.', group: ',' },
  },
  es: {
    words: spanishWords,
    problems: spanish,
    stepReasons: spanishReasons,
    productNames: spanishNames,
    signs: { decimal: ',', group: '.' },
  },
  fr: frenchSpelling({
    words: frenchWords,
    problems: french,
    stepReasons: frenchReasons,
    productNames: frenchNames,
    signs: { decimal: ',', group: ' ' },
  }),
} as const satisfies Readonly<Record<string, SheetLanguage>>;

export type SheetLanguageCode = keyof typeof SHEET_LANGUAGES;
