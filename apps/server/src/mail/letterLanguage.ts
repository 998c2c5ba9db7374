import { letterWords } from './letterWords.ts';

export type LetterLanguage = keyof typeof letterWords;

/** Languages that every letter is written in. */
export const LETTER_LANGUAGES = Object.keys(letterWords) as readonly LetterLanguage[];

/** The length of a language tag that everybody has to have room for (RFC 5646, section 4.4.1). */
const LONGEST_TAG = 35;
const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i;

/**
 * The language of a letter for a language tag, such as `es` or `es-MX`. English for any other
 * language, and for a text that is no tag.
 */
export function letterLanguage(asked: string | undefined): LetterLanguage {
  const tag = asked !== undefined && asked.length <= LONGEST_TAG ? TAG.exec(asked) : null;
  const language = tag?.[1]?.toLowerCase();
  return LETTER_LANGUAGES.find((known) => known === language) ?? 'en';
}
