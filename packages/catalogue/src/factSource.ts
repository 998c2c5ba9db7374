import type { FactSource } from '@mix/engine';
import type { CatalogueSource } from './CatalogueSource.ts';

type SourceId = CatalogueSource['id'];
type Ids = SourceId | readonly SourceId[];
const list = (ids: Ids): readonly SourceId[] => (typeof ids === 'string' ? [ids] : ids);

/** A fact read at its sources, or worked out from what was read there (the note says how). */
export const sourced = (ids: Ids, note: string | null = null): FactSource => ({
  sourceIds: list(ids),
  assumed: false,
  note,
});

/** Source of a fact that follows from the product's name, so that nothing had to be read. */
export const byName: FactSource = {
  sourceIds: [],
  assumed: false,
  note: 'Follows from what its name says it is made of.',
};

/** A fact nobody was found to vouch for; the note gives the reason for the value. */
export const assumed = (note: string): FactSource => ({ sourceIds: [], assumed: true, note });

/** A fact of which only a part was read; the note says which part is assumed. */
export const partlyAssumed = (ids: Ids, note: string): FactSource => ({
  sourceIds: list(ids),
  assumed: true,
  note,
});
