import { soundOf } from './soundOf.ts';
import type { Fit, IndexedWord } from './wordIndex.ts';

/**
 * The index of the first word that does not sort before a text; the words are in the order of
 * letters.
 */
function firstFrom(words: readonly IndexedWord[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Words that are the typed text, 0, and words that begin with it, 1: its end is seldom typed yet.
 */
export const asWritten: Fit = (words, typed) => {
  const fitting: (readonly [IndexedWord, number])[] = [];
  for (let at = firstFrom(words, typed); ; at += 1) {
    const one = words[at];
    if (one === undefined || !one.word.startsWith(typed)) return fitting;
    fitting.push([one, one.word === typed ? 0 : 1]);
  }
};

/**
 * Least letters to look for within words: fewer stand within words of quite another meaning, as
 * "heat" within "wheat".
 */
const WITHIN_FROM = 5;

/** Least letters in the sound of a word for one misspelt letter, and for two. */
const MISSPELT_FROM = 4;
const MISSPELT_TWICE_FROM = 8;

/**
 * Words that were likely meant: the typed text stands within them, or is one of them misspelt, with
 * a first letter that sounds the same; its end may not be typed yet.
 */
export const asMeant: Fit = (words, typed) => {
  const sound = soundOf(typed);
  const isSpelt = sound.length >= MISSPELT_FROM && !/^\d/.test(typed);
  const most = sound.length >= MISSPELT_TWICE_FROM ? 2 : 1;
  return words.flatMap((one) => {
    const { word } = one;
    if (word.startsWith(typed)) return [[one, word === typed ? 0 : 1]];
    if (typed.length >= WITHIN_FROM && word.includes(typed)) return [[one, 2]];
    if (!isSpelt || sound[0] !== one.sound[0]) return [];
    const slips = slipsToBeginning(sound, one.sound, most);
    if (slips === null) return [];
    return [[one, 3 + 2 * slips + (Math.abs(one.sound.length - sound.length) > 1 ? 1 : 0)]];
  });
};

/**
 * How many letters left out, put in or changed make a typed text the beginning of a word; null for
 * more than `most`. Gives up at the first letter from which more are certain.
 */
function slipsToBeginning(typed: string, word: string, most: number): number | null {
  const beginning = word.slice(0, typed.length + most);
  let last = Array.from({ length: beginning.length + 1 }, (_, column) => column);
  for (let row = 0; row < typed.length; row += 1) {
    const current = [row + 1];
    let least = row + 1;
    for (let column = 0; column < beginning.length; column += 1) {
      const cost = Math.min(
        (last[column + 1] ?? 0) + 1,
        (current[column] ?? 0) + 1,
        (last[column] ?? 0) + (typed[row] === beginning[column] ? 0 : 1),
      );
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return null;
    last = current;
  }
  return Math.min(...last);
}
