import type { PackedNames, SoldName } from './SoldName.ts';

/** The names as they are searched for. */
export const unpackNames = (packed: PackedNames): readonly SoldName[] =>
  packed.flatMap(([productId, actives, country, assumed, names]) =>
    names.map((name) => ({ name, country, productId, actives, assumed: assumed === 1 })),
  );
