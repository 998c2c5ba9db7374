import type { Round, SeasonPlan, SeasonRow } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

/** Whether a record ticked the round off on this paddock. */
export const isDoneOn = (row: SeasonRow, roundId: string | null): boolean =>
  row.cells.some((cell) => cell.roundId === roundId && cell.done);

/** Whether a job that is not sprayed yet is to do the round on this paddock. */
export const isHandedOverOn = (row: SeasonRow, roundId: string | null): boolean =>
  row.cells.some((cell) => cell.roundId === roundId && !cell.done && cell.work !== null);

/** Paddocks of a round that no record ticked off. */
export const rowsLeft = (
  { rows }: SeasonPlan,
  { id, value }: KeptDocument<Round>,
): readonly SeasonRow[] =>
  rows.filter(
    (row) =>
      value.paddocks.some(({ paddockId }) => paddockId === row.paddockId) && !isDoneOn(row, id),
  );
