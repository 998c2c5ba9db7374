import { plain, wordsOf } from './plainWords.ts';
import type { SoldName } from './SoldName.ts';

/**
 * The brand that was typed, as it is printed: "ally" is "Ally", "round" of "Roundup Ultra" and
 * "Roundup PowerMAX" is "Roundup". Null where several could be meant, and where no name begins so.
 */
export function brandTyped(text: string, names: readonly Pick<SoldName, 'name'>[]): string | null {
  const typed = wordsOf(plain(text)).join('');
  if (typed === '') return null;
  const begun = new Map<string, string>();
  for (const { name } of names) {
    const brand = beginningOf(name, typed);
    if (brand !== null) begun.set(plain(brand), brand);
  }
  const [brand = null, ...others] = begun.values();
  return others.length === 0 ? brand : null;
}

/**
 * The fewest whole words of a name that begin with the typed text; null where the name does not.
 */
function beginningOf(name: string, typed: string): string | null {
  const words = name.split(' ');
  for (let count = 1; count <= words.length; count += 1) {
    const beginning = words.slice(0, count).join(' ');
    if (wordsOf(plain(beginning)).join('').startsWith(typed)) return beginning;
  }
  return null;
}
