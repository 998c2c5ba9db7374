import { reader } from '../../../preferences/reader.ts';
import { csvForm, csvText } from '../../../device/files/csvText.ts';
import { recordColumns, recordCsvRows } from '../../../report/csv/recordColumns.ts';
import type { ReportFilter } from '../../../report/ReportFilter.ts';
import type { CsvFile } from '../../../report/ExportActions.tsx';
import type { WholeRow } from '../../../report/ReportRow.ts';
import { rangeFileName } from './rangeFileName.ts';

/** The records that are shown, as a table for other programs. */
export const recordsFile = (rows: readonly WholeRow[], filter: ReportFilter): CsvFile => ({
  name: `${rangeFileName('spray-records', filter)}.csv`,
  text: csvText(recordCsvRows(rows), recordColumns, csvForm(reader.signs.decimal)),
});
