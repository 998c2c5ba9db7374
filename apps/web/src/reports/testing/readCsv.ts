import { unguardText } from '@mix/documents';
import Papa from 'papaparse';
import {
  BYTE_ORDER_MARK,
  LINE_END,
  type CsvColumn,
  type CsvForm,
  type CsvValue,
} from '../../device/files/csvText.ts';

/** Reads a CSV file made by `csvText`: an object for each line, by the headings. */
export function readCsv(
  text: string,
  columns: readonly Pick<CsvColumn<never>, 'heading' | 'kind'>[],
  { separator, decimal }: CsvForm,
): readonly Readonly<Record<string, CsvValue>>[] {
  if (!text.startsWith(BYTE_ORDER_MARK)) throw new Error('no byte order mark');
  const { data, errors } = Papa.parse<string[]>(text.slice(1), {
    delimiter: separator,
    newline: LINE_END,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const [headings = [], ...lines] = data.slice(0, -1);
  const kinds = new Map(columns.map(({ heading, kind }) => [heading, kind]));
  return lines.map((cells) =>
    Object.fromEntries(
      headings.map((heading, place): readonly [string, CsvValue] => {
        const cell = cells[place] ?? '';
        if (cell === '') return [heading, null];
        return kinds.get(heading) === 'number'
          ? [heading, Number(cell.replace(decimal, '.'))]
          : [heading, unguardText(cell)];
      }),
    ),
  );
}
