import type { Catalogue } from '@mix/engine';
import { sources } from '../facts/sources.ts';
import type { CatalogueFault } from './CatalogueFault.ts';
import { badIds } from './checks.ts';
import { cropInterceptionFaults } from './cropInterceptionFaults.ts';
import { machineFaults } from './machineFaults.ts';
import { nozzleFaults, nozzleSizeFaults } from './nozzleFaults.ts';
import { productFaults } from './productFaults.ts';
import { ruleFaults } from './ruleFaults.ts';
import { saltTableFaults } from './saltTableFaults.ts';

/**
 * Everything that does not stand up in a catalogue: ids, references, ranges, order of tables, figures
 * that contradict each other, facts without a source. Empty is good.
 */
export function validateCatalogue(catalogue: Catalogue): CatalogueFault[] {
  const known: ReadonlySet<string> = new Set(sources.map(({ id }) => id));
  const tables = new Map(catalogue.saltTables.map((table) => [table.saltId, table]));
  const sizes = new Map(catalogue.nozzleSizes.map((size) => [size.size, size]));
  const kinds = {
    products: catalogue.products,
    machines: catalogue.machines,
    nozzles: catalogue.nozzles,
    compatibilityRules: catalogue.compatibilityRules,
    saltTables: catalogue.saltTables.map(({ saltId }) => ({ id: saltId })),
    cropInterception: catalogue.cropInterception.map(({ crop }) => ({ id: crop })),
    // Ids of sources are unique too: an id that two sources have stands for neither of them.
    sources,
  };
  return [
    ...Object.entries(kinds).flatMap(([kind, list]) =>
      badIds(
        kind,
        list.map(({ id }) => id),
      ),
    ),
    ...catalogue.products.flatMap((product) => productFaults(product, tables, known)),
    ...catalogue.machines.flatMap((machine) => machineFaults(machine, known)),
    ...catalogue.nozzles.flatMap((nozzle) => nozzleFaults(nozzle, sizes, known)),
    ...nozzleSizeFaults(catalogue.nozzleSizes),
    ...ruleFaults(catalogue, known),
    ...catalogue.saltTables.flatMap((table) => saltTableFaults(table, known)),
    ...catalogue.cropInterception.flatMap((one) => cropInterceptionFaults(one, known)),
  ];
}
