import { reader } from '../../i18n/preferences/reader.ts';
import { csvForm, csvText } from '../../device/files/csvText.ts';
import { nitrogenColumns, nitrogenCsvRows } from '../csv/nitrogenColumns.ts';
import type { NitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import type { CsvFile } from '../../ui/paper/ExportActions.tsx';

/** The nitrogen of a year, as a table for other programs. */
export const nitrogenFile = (ledger: NitrogenLedger): CsvFile => ({
  name: `nitrogen-${ledger.year.from}-${ledger.year.to}.csv`,
  text: csvText(nitrogenCsvRows(ledger), nitrogenColumns, csvForm(reader.signs.decimal)),
});
