import type { ChemicalGroup } from '@mix/engine';
import type { CatalogueSource } from '../CatalogueSource.ts';
import { listOf, oneOf, orNull, readFacts, text } from '../tables/readTable.ts';
import { sourceId } from '../tables/sourceColumns.ts';
import { group } from './chemicalGroups.ts';
import { printedPairs } from './namedPairs.ts';

/**
 * What a source prints of a pair, in one word. The word is chosen here, the sentence is the
 * source's.
 */
type PrintedVerdict = 'fits' | 'order' | 'caution' | 'stop';

/**
 * Products of everyday pairs that the catalogue does not have, with the groups they are made of.
 */
export const everydayProducts: Readonly<
  Record<string, { readonly name: string; readonly groups: readonly ChemicalGroup[] }>
> = Object.fromEntries(
  readFacts('everydayProducts', { id: text, name: text, groups: listOf(group) }).map(
    ({ id, name, groups }) => [id, { name, groups }],
  ),
);

/** Pairs that guides, trials and labels speak of, by product, with what they say, where, and on what condition. */
export const everydayPairs: readonly (readonly [
  one: string,
  other: string,
  printed: PrintedVerdict,
  sources: readonly CatalogueSource['id'][],
  condition: string | null,
])[] = [
  ...readFacts('everydayPairs', {
    a: text,
    b: text,
    printed: oneOf('fits', 'order', 'caution', 'stop'),
    sources: listOf(sourceId),
    condition: orNull(text),
  }).map(({ a, b, printed, sources, condition }) => [a, b, printed, sources, condition] as const),
  ...printedPairs,
];
