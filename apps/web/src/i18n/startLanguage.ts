import type { Reader } from './preferences/readerOf.ts';
import { languagePacks } from './languagePacks.ts';
import { speak } from './localized.ts';
import { speakProblems } from './problems/problemLanguage.ts';
import { speakCatalogueTexts } from './products/catalogueText.ts';
import { speakProductNames } from './products/readersNames.ts';

/**
 * Puts every sentence into the reader's language before the first screen is drawn. English needs
 * nothing: it comes with the screens. Rejects when the language could not be loaded.
 */
export async function startLanguage({ language }: Reader): Promise<void> {
  if (language === 'en') return;
  const { words, problems, catalogueTexts, productNames } = await languagePacks[language]();
  speak({ ...words });
  speakProblems(problems);
  speakCatalogueTexts(catalogueTexts);
  speakProductNames(productNames);
}
