import { soundOf } from './soundOf.ts';

/** Something that is searched for by its words. */
export interface Worded {
  readonly words: readonly string[];
  /**
   * Words that may be typed besides, but find nothing alone: the actives and country of a brand.
   */
  readonly further?: readonly string[];
}

export interface IndexedWord {
  readonly word: string;
  readonly sound: string;
  /** Places in the list of the entries that have the word. */
  readonly named: number[];
  readonly further: number[];
}

export interface WordIndex<Entry extends Worded> {
  readonly entries: readonly Entry[];
  /** In the order of their letters. */
  readonly words: readonly IndexedWord[];
}

/** Indexes every entry once, so that a typed key only goes over the different words. */
export function wordIndex<Entry extends Worded>(entries: readonly Entry[]): WordIndex<Entry> {
  const byWord = new Map<string, IndexedWord>();
  const indexed = (word: string): IndexedWord => {
    const known = byWord.get(word) ?? { word, sound: soundOf(word), named: [], further: [] };
    byWord.set(word, known);
    return known;
  };
  for (const [place, { words, further = [] }] of entries.entries()) {
    for (const word of new Set(words)) indexed(word).named.push(place);
    for (const word of new Set(further)) indexed(word).further.push(place);
  }
  const words = [...byWord.values()].toSorted((one, other) => (one.word < other.word ? -1 : 1));
  return { entries, words };
}

/** Finds the words that a typed word fits, each with how well it fits: the smaller the better. */
export type Fit = (
  words: readonly IndexedWord[],
  typed: string,
) => readonly (readonly [IndexedWord, number])[];

/** How well one typed word fits each entry, by the entry's place. */
function placesOf(words: readonly IndexedWord[], typed: string, fit: Fit, named: Set<number>) {
  const found = new Map<number, number>();
  const keep = (place: number, fits: number) => {
    const before = found.get(place);
    if (before === undefined || fits < before) found.set(place, fits);
  };
  for (const [word, fits] of fit(words, typed)) {
    for (const place of word.named) {
      keep(place, fits);
      named.add(place);
    }
    for (const place of word.further) keep(place, fits);
  }
  return found;
}

/**
 * Entries that every typed word fits, one of the words in their name, with the sum of how well they
 * fit.
 */
export function entriesWith<Entry extends Worded>(
  { entries, words }: WordIndex<Entry>,
  typed: readonly string[],
  fit: Fit,
): readonly (readonly [Entry, number])[] {
  const named = new Set<number>();
  const [first, ...others] = typed.map((text) => placesOf(words, text, fit, named));
  return [...(first ?? [])].flatMap(([place, fits]) => {
    const entry = entries[place];
    const sum = others.reduce((all, found) => all + (found.get(place) ?? Infinity), fits);
    return entry === undefined || sum === Infinity || !named.has(place)
      ? []
      : [[entry, sum] as const];
  });
}
