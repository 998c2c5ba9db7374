import { linkLanguage } from './linkLanguage.ts';
import { ownStorage } from './ownStorage.ts';
import { readPreferences, type Preferences } from './preferences.ts';
import { readerOf, type Reader } from './readerOf.ts';

/** Pages are drawn at build time for this reader. */
const drawnFor = readerOf(readPreferences(null), ['en-NZ']);

/** The chosen preferences; without a chosen language, that of the letter that led here. */
function chosen(): Preferences {
  const preferences = readPreferences(ownStorage());
  return { ...preferences, language: preferences.language ?? linkLanguage(window.location) };
}

/** The reader of this page. A new choice holds from the next load on. */
export const reader: Reader =
  typeof window === 'undefined' ? drawnFor : readerOf(chosen(), window.navigator.languages);

/** Whether the page as it was drawn at build time is what this reader gets. */
export const isDrawnForReader = (): boolean =>
  reader.language === drawnFor.language &&
  reader.system === drawnFor.system &&
  reader.signs.decimal === drawnFor.signs.decimal &&
  reader.signs.group === drawnFor.signs.group;
