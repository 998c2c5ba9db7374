import { join } from 'node:path';
import { RESISTANCE_SCHEMES } from '@mix/engine';
import type { ProductFacts } from '../../ProductFacts.ts';
import { oneOf, readTable, text } from '../../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../../tables/sourceColumns.ts';

/** A row for each group of a product, all of them or none: half of what a can works by is worse than nothing. */
const rows = readTable(join(import.meta.dirname, 'resistanceGroups.csv'), {
  productId: text,
  scheme: oneOf(...RESISTANCE_SCHEMES),
  group: text,
  ...sourceColumns,
});

/** By the id of the product. */
export const resistanceGroups: ReadonlyMap<
  string,
  Pick<ProductFacts, 'resistanceGroups' | 'sources'>
> = new Map(
  [...Map.groupBy(rows, ({ productId }) => productId)].flatMap(([id, own]) => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          [
            id,
            {
              resistanceGroups: own.map(({ scheme, group }) => ({ scheme, group })),
              sources: { resistanceGroups: sourceOf(first) },
            },
          ] as const,
        ];
  }),
);
