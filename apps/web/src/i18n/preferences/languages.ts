/**
 * The languages of the app: the name of each in its own words, so that somebody lost in another one
 * finds it, and the country whose signs hold where the device names none. Its sentences are a
 * folder of words; the compiler and the tests name what one lacks.
 */
export const languages = {
  en: { name: 'English', homeLocale: 'en-NZ' },
  es: { name: 'Español', homeLocale: 'es-ES' },
  fr: { name: 'Français', homeLocale: 'fr-FR' },
} as const;

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as readonly Language[];
