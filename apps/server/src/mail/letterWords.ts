import { english } from './letters/english.ts';
import { french } from './letters/french.ts';
import type { Letters } from './letters/Letters.ts';
import { spanish } from './letters/spanish.ts';

/** The words of every letter, by language. */
export const letterWords = { en: english, es: spanish, fr: french } as const satisfies Readonly<
  Record<string, Letters>
>;
