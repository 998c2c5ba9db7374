import { soundOf } from './soundOf.ts';

/** Something that is searched for by its words. */
export interface Worded {
  readonly words: readonly string[];
  /** What may be typed besides, but finds nothing alone: what is in a brand. */
  readonly further?: readonly string[];
}

export interface IndexedWord {
  readonly word: string;
  readonly sound: string;
  /** Places in the list of those that have it. */
  readonly named: number[];
  readonly further: number[];
}

export interface WordIndex<Entry extends Worded> {
  readonly entries: readonly Entry[];
  /** In the order of the letters. */
  readonly words: readonly IndexedWord[];
}

/** Goes over every entry once, so that a key typed goes over the different words alone. */
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

/** Words that a typed one fits, each with how well it does: the smaller the better. */
export type Fit = (
  words: readonly IndexedWord[],
  typed: string,
) => readonly (readonly [IndexedWord, number])[];

/** Of one typed word: how well it fits each entry, by its place. */
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

/** Entries that every typed word fits, one of them in their name, with how well they do together. */
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
