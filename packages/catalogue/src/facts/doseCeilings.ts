import { NUTRIENTS, type Catalogue } from '@mix/engine';
import { number, readFacts, text } from '../tables/readTable.ts';
import { sourceColumns } from '../tables/sourceColumns.ts';

/**
 * Grams of an active or element per hectare that no spray gives: a bound that finds a slip of a
 * unit, never a rate.
 */
const rows = readFacts('doseCeilings', {
  substance: text,
  ceilingGPerHa: number(1, 10_000_000),
  ...sourceColumns,
});

/** Ceilings, g/ha, by the name of an active or the sign of an element. */
export const doseCeilings: ReadonlyMap<string, number> = new Map(
  rows.map(({ substance, ceilingGPerHa }) => [substance, ceilingGPerHa]),
);

export const elementCeilingsGPerHa: Catalogue['elementCeilingsGPerHa'] = Object.fromEntries(
  NUTRIENTS.flatMap((nutrient) => {
    const ceiling = doseCeilings.get(nutrient);
    return ceiling === undefined ? [] : [[nutrient, ceiling] as const];
  }),
);
