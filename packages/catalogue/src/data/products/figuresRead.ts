import { join } from 'node:path';
import { NUTRIENTS, type FactSource } from '@mix/engine';
import type { ProductFacts } from '../../ProductFacts.ts';
import { number, oneOf, readTable, text } from '../../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../../tables/sourceColumns.ts';

/** Densities, and nutrients in % by mass, that were read or follow from a name: one a row. */
const rows = readTable(join(import.meta.dirname, 'figuresRead.csv'), {
  productId: text,
  figure: oneOf('liquidDensityKgPerL', 'bulkDensityKgPerL', ...NUTRIENTS),
  value: number(0.1, 100),
  ...sourceColumns,
});

type FiguresRead = Pick<
  ProductFacts,
  'liquidDensityKgPerL' | 'bulkDensityKgPerL' | 'sources'
> & { readonly nutrientsPct?: NonNullable<ProductFacts['nutrientsPct']> };

/** An analysis is one fact, whatever the number of its rows. */
function together(one: FactSource | undefined, other: FactSource): FactSource {
  if (one === undefined) return other;
  return {
    sourceIds: [...new Set([...one.sourceIds, ...other.sourceIds])],
    assumed: one.assumed || other.assumed,
    note: [...new Set([one.note, other.note])].filter((note) => note !== null).join(' ') || null,
  };
}

function withRow(
  facts: FiguresRead,
  { figure, value, ...cells }: (typeof rows)[number],
): FiguresRead {
  const source = sourceOf(cells);
  if (figure === 'liquidDensityKgPerL' || figure === 'bulkDensityKgPerL')
    return { ...facts, [figure]: value, sources: { ...facts.sources, [figure]: source } };
  return {
    ...facts,
    nutrientsPct: { ...facts.nutrientsPct, [figure]: value },
    sources: { ...facts.sources, nutrientsPct: together(facts.sources.nutrientsPct, source) },
  };
}

/** By the id of the product. */
export const figuresRead: ReadonlyMap<string, FiguresRead> = new Map(
  [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [
    id,
    own.reduce<FiguresRead>(withRow, { sources: {} }),
  ]),
);
