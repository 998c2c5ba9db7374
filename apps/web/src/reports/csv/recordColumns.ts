import { recordLines, recordColumns } from '@mix/documents';
import type { WholeRow } from '../totals/ReportRow.ts';

export { recordColumns };

/** One line per product and application. */
export const recordCsvRows = (rows: readonly WholeRow[]) => rows.flatMap((row) => recordLines(row));
