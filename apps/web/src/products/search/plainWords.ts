/** Lower case, accents dropped, anything but letters and figures a space: "Cu(OH)₂" is "cu oh 2". */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // "2,4-D" becomes one word: two figures and a letter would begin half of all strengths.
    .replace(/\b2 ?4 ?d(b?)\b/g, '24d$1')
    .trim();

/** Words of a plain text; none of an empty one. */
export const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/**
 * Small words, as in "Muriate of potash", "sulfato de amonio", "sulfate d'ammonium": names have
 * them in one language only.
 */
const SMALL = new Set(['of', 'the', 'de', 'del', 'la', 'le', 'du', 'd', 'l']);

/** The words of a plain text that say something; all of them where none does. */
export function tellingWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length === 0 ? words : telling;
}

/** Each two neighbours as one word: "LI 700" is typed "li700", "Power Max" "powermax". */
export const joinedPairs = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, place) => (words[place] ?? '') + word);
