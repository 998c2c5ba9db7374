import type { FactSource } from '@mix/engine';
import type { CatalogueFacts, PackedFacts, PackedSources, Sources } from './CatalogueFacts.ts';

/**
 * Gives a reader: it keeps what `read` makes of a value written whole, and gives that again for its
 * number.
 */
function readOnce<Written extends object, Value>(read: (written: Written) => Value) {
  const known: Value[] = [];
  return (written: Written | number): Value => {
    if (typeof written !== 'number') {
      const value = read(written);
      known.push(value);
      return value;
    }
    const earlier = known[written];
    if (earlier === undefined) throw new RangeError(`${written} is written nowhere before`);
    return earlier;
  };
}

function unpackItems<Item extends { readonly sources: PackedSources }>(items: readonly Item[]) {
  const unpackSource = readOnce((source: FactSource) => {
    Object.freeze(source.sourceIds);
    return Object.freeze(source);
  });
  // This code runs once a page, before it is compiled: a loop takes a third of the time of
  // `entries`.
  const unpackSources = readOnce((packed: Exclude<PackedSources, number>): Sources => {
    const sources: Record<string, FactSource> = {};
    for (const fact in packed) {
      const source = packed[fact];
      if (source !== undefined) sources[fact] = unpackSource(source);
    }
    return Object.freeze(sources);
  });
  return items.map((item) => ({ ...item, sources: unpackSources(item.sources) }));
}

/**
 * The facts that `packFacts` wrote. Items with equal sources share one frozen object.
 * @throws RangeError where a number stands for something that is not written before it
 */
export const unpackFacts = ({ products, machines, nozzles }: PackedFacts): CatalogueFacts => ({
  products: unpackItems(products),
  machines: unpackItems(machines),
  nozzles: unpackItems(nozzles),
});
