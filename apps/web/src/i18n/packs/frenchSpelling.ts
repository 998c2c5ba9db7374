/** A name that comes into a sentence may begin with a vowel: "dose d’Urée". */
const ELIDED = /(?<![\p{L}’])([Dd])e (?=[aeiouyàâéèêëîïôûœ])/giu;

/** Before ; : ! ? % and inside « » no line breaks; nor between the thousands of a number. */
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
 * Puts the spaces of French print where a plain one was typed, and an apostrophe before a name that
 * asks for it, into every sentence: those that are always the same, those that are made with figures,
 * and the messages that are groups of them.
 */
export function frenchSpelling<const Words extends object>(words: Words): Words {
  // The same keys, and functions of the same values: only letters of texts differ.
  return spaced(words) as Words;
}
