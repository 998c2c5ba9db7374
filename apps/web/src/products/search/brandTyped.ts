import { plain, wordsOf } from './plainWords.ts';
import type { SoldName } from './SoldName.ts';

type Named = Pick<SoldName, 'name'>;

/** "LI 700" is typed "li700". */
const joined = (text: string): string => wordsOf(plain(text)).join('');

/** The first word of a name, the first two, and so on to the whole. */
function beginningsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words.map((_, place) => words.slice(0, place + 1).join(' '));
}

/**
 * The brand that was typed, as it is printed: "ally" is "Ally", "round" of "Roundup Ultra" and
 * "Roundup PowerMAX" is "Roundup". Null where several could be meant, and where it was a guess.
 */
export function brandTyped(text: string, names: readonly Named[]): string | null {
  const typed = joined(text);
  if (typed === '') return null;
  const begun = new Map<string, string>();
  for (const { name } of names) {
    const brand = beginningsOf(name).find((beginning) => joined(beginning).startsWith(typed));
    if (brand !== undefined) begun.set(plain(brand), brand);
  }
  const [brand = null, ...others] = begun.values();
  return others.length === 0 ? brand : null;
}

/** The names that a text stands for as it is written: each whole, or by whole words from its beginning. */
export function namesByBrand<Of extends Named>(
  names: readonly Of[],
): (text: string) => readonly Of[] {
  const byBrand = new Map<string, Of[]>();
  for (const one of names) {
    for (const brand of new Set(beginningsOf(one.name).map(joined))) {
      const called = byBrand.get(brand);
      if (called === undefined) byBrand.set(brand, [one]);
      else called.push(one);
    }
  }
  byBrand.delete('');
  return (text) => byBrand.get(joined(text)) ?? [];
}
