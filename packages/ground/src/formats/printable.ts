/** Control characters, and marks that turn the direction of text round. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Words of a file as one line that reads as it stands: behind such a mark a figure reads backwards. */
export const printable = (text: string): string => text.replaceAll(UNPRINTABLE, ' ').trim();
