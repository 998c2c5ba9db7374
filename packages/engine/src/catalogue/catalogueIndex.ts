import type { Catalogue } from './Catalogue.ts';
import type { Product } from './Product.ts';
import type { Machine } from './Machine.ts';
import type { Nozzle } from './Nozzle.ts';
import { fromExact, multiplyExact, toExact } from '../units/exactDecimal.ts';
import { litres, type Litres } from '../units/quantity.ts';

/** A machine and what it may be filled with: nominal tank x usable fraction, free of binary noise. */
export interface IndexedMachine {
  readonly machine: Machine;
  readonly tankCapacityL: Litres | null;
}

/** A catalogue by id. */
export interface CatalogueIndex {
  readonly products: ReadonlyMap<string, Product>;
  readonly machines: ReadonlyMap<string, IndexedMachine>;
  readonly nozzles: ReadonlyMap<string, Nozzle>;
}

function usableTank({ nominalTankL, usableFraction }: Machine): Litres | null {
  if (nominalTankL === null || usableFraction === null) return null;
  return litres(fromExact(multiplyExact(toExact(nominalTankL), toExact(usableFraction))));
}

const byId = <Item extends { readonly id: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]));

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** The index of a catalogue, made once for each catalogue object. Catalogues are never changed. */
export function catalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const machines = catalogue.machines.map(
    (machine) => [machine.id, { machine, tankCapacityL: usableTank(machine) }] as const,
  );
  const index: CatalogueIndex = {
    products: byId(catalogue.products),
    machines: new Map(machines),
    nozzles: byId(catalogue.nozzles),
  };
  indexes.set(catalogue, index);
  return index;
}
