import type { Reader } from '../preferences/readerOf.ts';

/**
 * Puts every sentence into the reader's language before the first screen is drawn. English needs
 * nothing: it comes with the screens. Rejects when the language could not be loaded.
 */
export async function startLanguage({ language, locale }: Reader): Promise<void> {
  document.documentElement.lang = locale;
  if (language === 'en') return;
  const { speakSpanish } = await import('./es/spanish.ts');
  speakSpanish();
}
