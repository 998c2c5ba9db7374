import { LONGEST_MIX_NAME } from '@mix/documents';
import type { MixDraft } from '@mix/engine';
import type { MixPaddock } from '../draft/MixForm.ts';
import {
  cutName,
  groundFigure,
  paddockOf,
  productsOf,
  readingOf,
  textUsedAs,
  type Meaning,
  type RowContext,
  type RowProblem,
} from './readRow.ts';
import type { Table } from './Table.ts';

export interface PlanRow {
  /** In the sheet, whose first row is 1. */
  readonly number: number;
  readonly name: string;
  readonly paddock: MixPaddock | null;
  readonly draft: MixDraft;
  readonly problems: readonly RowProblem[];
  /** Texts of the file that were taken for another name, as somebody once said. */
  readonly readAs: readonly Meaning[];
}

function readRow(
  { number, cells }: Table['rows'][number],
  headings: readonly string[],
  context: RowContext,
): PlanRow {
  const reading = readingOf(cells, headings, context);
  const { problems, readAs } = reading;
  const paddock = paddockOf(reading);
  const sprayAreaHa = groundFigure(reading, 'area', 'ha', paddock?.areaHa ?? null);
  const applicationRateLPerHa = groundFigure(reading, 'applicationRate', 'L/ha', null);
  const products = [...productsOf(reading)];
  const nameOf = (id: string) => context.products.find((one) => one.id === id)?.name ?? id;
  const own = textUsedAs(reading, 'name');
  const made = [paddock?.name, ...products.map(({ productId }) => nameOf(productId))];
  const name = cutName(
    own === '' ? made.filter((part) => part !== undefined).join(', ') : own,
    LONGEST_MIX_NAME,
  );
  const draft = { name, sprayAreaHa, applicationRateLPerHa, products };
  return { number, name, paddock, draft, problems, readAs };
}

/** Two rows of one name are two mixes: the later ones are numbered. */
function toldApart(rows: readonly PlanRow[]): readonly PlanRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const count = (seen.get(row.name.toLowerCase()) ?? 0) + 1;
    seen.set(row.name.toLowerCase(), count);
    if (count === 1 || row.name === '') return row;
    const end = ` (${count})`;
    const name = `${cutName(row.name, LONGEST_MIX_NAME - end.length)}${end}`;
    return { ...row, name, draft: { ...row.draft, name } };
  });
}

/** What each row of a sheet would become. Reading a sheet writes nothing. */
export const planRows = (table: Table, context: RowContext): readonly PlanRow[] =>
  toldApart(table.rows.map((row) => readRow(row, table.headings, context)));
