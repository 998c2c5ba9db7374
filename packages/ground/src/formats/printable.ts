/** Control characters, and marks that turn the direction of text round. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of a file as one line, without marks after which a figure would be shown backwards. */
export const printable = (text: string): string => text.replaceAll(UNPRINTABLE, ' ').trim();
