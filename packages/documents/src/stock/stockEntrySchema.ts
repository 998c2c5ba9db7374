import type { FieldRow, FieldRows } from '../tables/FieldRow.ts';
import { schemaOfRows, type DocumentSchema } from '../tables/schemaOfRows.ts';
import { commonRows, stockEntryRows } from './StockEntry.ts';

const rows: FieldRows = Object.fromEntries(
  Object.values(stockEntryRows).flatMap((each) => Object.entries<FieldRow>(each)),
);

/** What a line of the stock's book holds, as JSON Schema: what every kind of entry says is always there. */
export const stockEntrySchema: DocumentSchema = {
  properties: { kind: { enum: Object.keys(stockEntryRows) }, ...schemaOfRows(rows).properties },
  required: ['kind', ...schemaOfRows(commonRows).required],
};
