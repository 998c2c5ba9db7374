import type { PackedNames, SoldName } from './SoldName.ts';

/** The packed names one by one, as the search needs them. */
export const unpackNames = (packed: PackedNames): readonly SoldName[] =>
  packed.flatMap(([productId, actives, country, assumed, names]) =>
    names.map((name) => ({ name, country, productId, actives, assumed: assumed === 1 })),
  );
