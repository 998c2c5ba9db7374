import type {
  CatalogueFacts,
  PackedFacts,
  PackedItem,
  PackedSources,
  Sources,
} from './CatalogueFacts.ts';

/**
 * Gives a writer: it writes a new value whole, and for one equal to an earlier value that one's
 * number.
 */
function writeOnce<Value, Written>(write: (value: Value) => Written) {
  const numbers = new Map<string, number>();
  return (value: Value): Written | number => {
    const text = JSON.stringify(value);
    const earlier = numbers.get(text);
    if (earlier !== undefined) return earlier;
    numbers.set(text, numbers.size);
    return write(value);
  };
}

function packItems<Item extends { readonly sources: Sources }>(
  items: readonly Item[],
): readonly PackedItem<Item>[] {
  const packSource = writeOnce((source: Sources[string]) => source);
  const packSources = writeOnce((sources: Sources): PackedSources =>
    Object.fromEntries(Object.entries(sources).map(([fact, source]) => [fact, packSource(source)])),
  );
  return items.map((item) => ({ ...item, sources: packSources(item.sources) }));
}

/**
 * Writes within each list every different source, and every different set of sources, once: the
 * tips of a series share their sources, which would be half of the file. A later equal one is
 * written as the number of the first, counted from 0 in the order of their first places.
 */
export const packFacts = ({ products, machines, nozzles }: CatalogueFacts): PackedFacts => ({
  products: packItems(products),
  machines: packItems(machines),
  nozzles: packItems(nozzles),
});
