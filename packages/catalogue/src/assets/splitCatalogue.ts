import type { Catalogue, FactSource } from '@mix/engine';
import { sources } from '../data/sources.ts';
import { recordFields } from '../data/recordFields.ts';
import type { CatalogueFacts, EntryTexts } from './CatalogueFacts.ts';

type Sources = Readonly<Partial<Record<string, FactSource>>>;

interface Entry {
  readonly id: string;
  readonly sources: Sources;
  readonly hazards?: readonly string[];
  readonly notes?: string | null;
}

const stated = (all: Sources): [string, FactSource][] =>
  Object.entries(all).flatMap(([name, source]) => (source === undefined ? [] : [[name, source]]));

const withoutNotes = (all: Sources): Sources =>
  Object.fromEntries(stated(all).map(([name, source]) => [name, { ...source, note: null }]));

function textsOf({ hazards = [], notes = null, sources: all }: Entry): EntryTexts {
  const sourceNotes = Object.fromEntries(
    stated(all).flatMap(([name, { note }]) => (note === null ? [] : [[name, note]])),
  );
  return {
    ...(hazards.length > 0 && { hazards }),
    ...(notes !== null && { notes }),
    ...(Object.keys(sourceNotes).length > 0 && { sourceNotes }),
  };
}

const textsById = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map((entry) => [entry.id, textsOf(entry)]));

/**
 * Parts a catalogue in two: a small one to plan with, in which each fact still says whether it is
 * assumed and where it comes from, and the texts that only screens about a product, a machine or a
 * nozzle need. `joinCatalogue` puts them together again.
 */
export function splitCatalogue(catalogue: Catalogue): {
  readonly planning: Catalogue;
  readonly facts: CatalogueFacts;
} {
  const { products, machines, nozzles, compatibilityRules: rules } = catalogue;
  const planning: Catalogue = {
    ...catalogue,
    products: products.map((product) => ({
      ...product,
      hazards: [],
      notes: null,
      sources: withoutNotes(product.sources),
    })),
    machines: machines.map((machine) => ({
      ...machine,
      notes: null,
      sources: withoutNotes(machine.sources),
    })),
    nozzles: nozzles.map((nozzle) => ({ ...nozzle, sources: withoutNotes(nozzle.sources) })),
    compatibilityRules: rules.map((rule) => ({ ...rule, source: { ...rule.source, note: null } })),
  };
  const facts: CatalogueFacts = {
    version: catalogue.version,
    products: textsById(products),
    machines: textsById(machines),
    nozzles: textsById(nozzles),
    compatibilityRules: Object.fromEntries(
      rules.flatMap(({ id, source }) => (source.note === null ? [] : [[id, source.note]])),
    ),
    sources,
    recordFields,
  };
  return { planning, facts };
}
