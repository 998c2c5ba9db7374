import type { Language } from './preferences/languages.ts';
import type { LanguagePack } from './LanguagePack.ts';

/** The words of each language, fetched when a reader has it. English comes with the screens. */
export const languagePacks: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguagePack>>> =
  {
    es: async () => (await import('./packs/spanish.ts')).pack,
    fr: async () => (await import('./packs/french.ts')).pack,
  };
