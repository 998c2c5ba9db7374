import type { FactSource } from '@mix/engine';
import type { CatalogueSource } from '../CatalogueSource.ts';
import { sources } from '../facts/sources.ts';
import { CellFault, listOf, oneOf, orNull, text, type Column } from './readTable.ts';

type SourceId = CatalogueSource['id'];

const known: ReadonlyMap<string, SourceId> = new Map(sources.map(({ id }) => [id, id]));

export const sourceId: Column<SourceId> = (cell) =>
  known.get(cell) ?? new CellFault('the id of a listed source, such as S3');

/** Where the facts of a row come from: the last columns of every table. */
export const sourceColumns = {
  sources: listOf(sourceId),
  assumed: oneOf('yes', 'no'),
  note: orNull(text),
} as const;

interface SourceCells {
  readonly sources: readonly SourceId[];
  readonly assumed: 'yes' | 'no';
  readonly note: string | null;
}

export const sourceOf = ({ sources: sourceIds, assumed, note }: SourceCells): FactSource => ({
  sourceIds,
  assumed: assumed === 'yes',
  note,
});
