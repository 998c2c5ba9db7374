import { english } from './letters/english.ts';
import { french } from './letters/french.ts';
import type { Letters } from './letters/Letters.ts';
import { spanish } from './letters/spanish.ts';

/** Every word of every letter, by the language it is asked for in. */
export const letterWords = { en: english, es: spanish, fr: french } as const satisfies Readonly<
  Record<string, Letters>
>;
