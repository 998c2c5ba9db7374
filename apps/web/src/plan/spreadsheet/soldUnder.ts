import type { LabelCountry } from '@mix/engine';
import { plain, wordsOf } from '../../products/search/plainWords.ts';
import type { SoldName } from '../../products/search/SoldName.ts';

export interface SoldUnder extends SoldName {
  /** As much of the name as the text says, as it is printed. */
  readonly brand: string;
}

/** "LI 700" is written "li700". */
const joined = (text: string): string => wordsOf(plain(text)).join('');

/** The first word of a name, the first two, and so on to the whole, as somebody may write them. */
function beginningsOf(name: string): ReadonlyMap<string, string> {
  const words = name.split(' ');
  const printed = words.map((_, place) => words.slice(0, place + 1).join(' '));
  return new Map(printed.map((beginning) => [joined(beginning), beginning]));
}

/**
 * The names that a text of a sheet is a brand of, in whichever country, those of one's own first:
 * the text is the whole name, or its first whole words. Empty where the text is no brand.
 */
export function soldUnder(
  names: readonly SoldName[],
  country: LabelCountry | null,
): (text: string) => readonly SoldUnder[] {
  const byBrand = new Map<string, SoldUnder[]>();
  const isElsewhere = (one: SoldName) => Number(one.country !== country);
  for (const sold of names.toSorted((one, other) => isElsewhere(one) - isElsewhere(other))) {
    for (const [written, brand] of beginningsOf(sold.name)) {
      const called = byBrand.get(written) ?? [];
      if (called.length === 0) byBrand.set(written, called);
      called.push({ ...sold, brand });
    }
  }
  byBrand.delete('');
  return (text) => byBrand.get(joined(text)) ?? [];
}
