import { reader } from '../../i18n/preferences/reader.ts';
import { csvForm, csvText } from '../../device/files/csvText.ts';
import { recordColumns, recordCsvRows } from '../csv/recordColumns.ts';
import type { ReportFilter } from '../totals/ReportFilter.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';
import type { WholeRow } from '../totals/ReportRow.ts';
import { rangeFileName } from './rangeFileName.ts';

interface RecordsFileContext {
  readonly filter: ReportFilter;
  /** False for a role on a farm without the permission for money: the file then has no costs. */
  readonly seesMoney: boolean;
}

/** The records that are shown, as a table for other programs. */
export const recordsFile = (
  rows: readonly WholeRow[],
  { filter, seesMoney }: RecordsFileContext,
): CsvFile => ({
  name: `${rangeFileName('spray-records', filter)}.csv`,
  text: csvText(
    recordCsvRows(rows),
    recordColumns.filter(({ isMoney }) => seesMoney || isMoney !== true),
    csvForm(reader.signs.decimal),
  ),
});
