import type { TradeName } from '@mix/catalogue/tradeNames';
import type { PackedNames } from './SoldName.ts';

/**
 * Actives without the name of their salt; an ester or choline stays, as it is another product in
 * the tank.
 */
const shortActives = (actives: string): string =>
  actives.replace(/ \((?![^)]*(?:ester|choline))[^)]*\)/g, '');

/** Writes what many names have in common once: a name alone is a quarter of its row. */
export function packNames(names: readonly TradeName[]): PackedNames {
  const groups = Map.groupBy(names, ({ productId, actives, country, source }) =>
    JSON.stringify([productId, shortActives(actives), country, source.assumed]),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined
        ? []
        : [
            [
              first.productId,
              shortActives(first.actives),
              first.country,
              first.source.assumed ? 1 : 0,
              group.map(({ name }) => name),
            ] as const,
          ];
    })
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}
