import type { FactSource } from '@mix/engine';
import { sources } from '../data/sources.ts';
import { CellFault, listOf, oneOf, orNull, text, type Column } from './readTable.ts';

const known: ReadonlySet<string> = new Set(sources.map(({ id }) => id));

const sourceId: Column<string> = (cell) =>
  known.has(cell) ? cell : new CellFault('the id of a source, such as S3');

/** Where the facts of a row come from: the last columns of every table. */
export const sourceColumns = {
  sources: listOf(sourceId),
  assumed: oneOf('yes', 'no'),
  note: orNull(text),
} as const;

interface SourceCells {
  readonly sources: readonly string[];
  readonly assumed: 'yes' | 'no';
  readonly note: string | null;
}

export const sourceOf = ({ sources: sourceIds, assumed, note }: SourceCells): FactSource => ({
  sourceIds,
  assumed: assumed === 'yes',
  note,
});
