import { reader } from '../../../preferences/reader.ts';
import { csvForm, csvText } from '../../../device/files/csvText.ts';
import { nitrogenColumns, nitrogenCsvRows } from '../../../report/csv/nitrogenColumns.ts';
import type { NitrogenLedger } from '../../../report/nitrogenLedger.ts';
import type { CsvFile } from '../../../report/ExportActions.tsx';

/** The nitrogen of a year, as a table for other programs. */
export const nitrogenFile = (ledger: NitrogenLedger): CsvFile => ({
  name: `nitrogen-${ledger.year.from}-${ledger.year.to}.csv`,
  text: csvText(nitrogenCsvRows(ledger), nitrogenColumns, csvForm(reader.signs.decimal)),
});
