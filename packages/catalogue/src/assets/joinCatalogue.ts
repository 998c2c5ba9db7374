import type { Catalogue, FactSource } from '@mix/engine';
import type { CatalogueFacts, EntryTexts } from './CatalogueFacts.ts';

type Sources = Readonly<Partial<Record<string, FactSource>>>;

const withNotes = (all: Sources, notes: EntryTexts['sourceNotes'] = {}): Sources =>
  Object.fromEntries(
    Object.entries(all).map(([name, source]) => [
      name,
      source === undefined ? source : { ...source, note: notes[name] ?? null },
    ]),
  );

/** Puts the texts back into the planning form; null when the two are not of the same version. */
export function joinCatalogue(planning: Catalogue, facts: CatalogueFacts): Catalogue | null {
  if (planning.version !== facts.version) return null;
  return {
    ...planning,
    products: planning.products.map((product) => {
      const { hazards = [], notes = null, sourceNotes } = facts.products[product.id] ?? {};
      return { ...product, hazards, notes, sources: withNotes(product.sources, sourceNotes) };
    }),
    machines: planning.machines.map((machine) => {
      const { notes = null, sourceNotes } = facts.machines[machine.id] ?? {};
      return { ...machine, notes, sources: withNotes(machine.sources, sourceNotes) };
    }),
    nozzles: planning.nozzles.map((nozzle) => ({
      ...nozzle,
      sources: withNotes(nozzle.sources, facts.nozzles[nozzle.id]?.sourceNotes),
    })),
    compatibilityRules: planning.compatibilityRules.map((rule) => ({
      ...rule,
      source: { ...rule.source, note: facts.compatibilityRules[rule.id] ?? null },
    })),
  };
}
