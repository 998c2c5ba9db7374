import type { Catalogue, FactSource } from '@mix/engine';

/** Facts of each product, machine and nozzle: many, of which a mix names a handful. */
export type CatalogueFacts = Pick<Catalogue, 'products' | 'machines' | 'nozzles'>;

/** Where each fact of an item comes from, by the fact's name. */
export type Sources = Readonly<Partial<Record<string, FactSource>>>;

/**
 * In place of a value that was written before: how many different values were written before it.
 */
type Earlier = number;

export type PackedSources = Readonly<Partial<Record<string, FactSource | Earlier>>> | Earlier;

export type PackedItem<Item> = Omit<Item, 'sources'> & { readonly sources: PackedSources };

/** The facts as they are served: `packFacts` writes them, `unpackFacts` reads them. */
export type PackedFacts = {
  readonly [List in keyof CatalogueFacts]: readonly PackedItem<CatalogueFacts[List][number]>[];
};
