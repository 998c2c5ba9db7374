import type { NumberSigns, UnitSystem } from '@mix/engine';
import { languages, LANGUAGES, type Language } from './languages.ts';
import type { Preferences } from './preferences.ts';

/** Who reads the screens: settled once for the life of a page. */
export interface Reader {
  readonly language: Language;
  /** For dates and number signs: BCP 47, of the same language. */
  readonly locale: string;
  readonly system: UnitSystem;
  readonly signs: NumberSigns;
}

/** The app's language that a BCP 47 tag names. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-', 1)[0] === language);

/** Most readers' locales: asking `Intl` costs a slow phone more than drawing the first screen. */
const POINT_AND_COMMA = /^(?:en-(?:AU|CA|GB|IE|NZ|US)|es-(?:MX|US))$/;

function signsOf(locale: string): NumberSigns {
  if (POINT_AND_COMMA.test(locale)) return { decimal: '.', group: ',' };
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const sign = (type: 'decimal' | 'group'): string | undefined =>
    parts.find((part) => part.type === type)?.value;
  return { decimal: sign('decimal') ?? '.', group: sign('group') ?? '' };
}

/**
 * The reader for what was chosen and what the device speaks.
 * @param deviceLanguages BCP 47 tags, the most wanted first, as `navigator.languages` gives them
 */
export function readerOf(
  { language: chosen, unitSystem }: Preferences,
  deviceLanguages: readonly string[],
): Reader {
  const language =
    chosen ?? deviceLanguages.map(languageOf).find((found) => found !== undefined) ?? 'en';
  const locale =
    deviceLanguages.find((tag) => tag.includes('-') && languageOf(tag) === language) ??
    languages[language].homeLocale;
  return { language, locale, system: unitSystem, signs: signsOf(locale) };
}
