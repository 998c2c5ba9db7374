import { paths } from '../../device/navigation/paths.ts';
import type { Language } from './languages.ts';
import { languageOf } from './readerOf.ts';

/**
 * The language of the letter whose link opened this page, as the official links name it with
 * `lang`; null on every other page, and where the app does not have the language.
 */
export function linkLanguage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Language | null {
  if (pathname !== paths.action) return null;
  return languageOf(new URLSearchParams(search).get('lang') ?? '') ?? null;
}
