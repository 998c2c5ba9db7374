/** "de" before a vowel, as when a name comes into a sentence: "dose d’Urée". */
const ELIDED = /(?<![\p{L}’])([Dd])e (?=[aeiouyàâéèêëîïôûœ])/giu;

/** No line breaks before ; : ! ? %, inside « », or between the thousands of a number. */
const spelt = (text: string): string =>
  text
    .replace(ELIDED, '$1’')
    .replace(/ (?=[;:!?%»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f');

function spaced(words: unknown): unknown {
  if (typeof words === 'string') return spelt(words);
  if (typeof words === 'function')
    return (...values: unknown[]): unknown => spaced(Reflect.apply(words, undefined, values));
  if (Array.isArray(words)) return words.map(spaced);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]));
}

/**
 * Puts the spaces of French print, and an apostrophe before a name that needs one, into every
 * sentence: fixed sentences, sentences that are made with figures, and messages that are groups of
 * these.
 */
export function frenchSpelling<const Words extends object>(words: Words): Words {
  // The same keys, and functions of the same values: only letters of texts differ.
  return spaced(words) as Words;
}
