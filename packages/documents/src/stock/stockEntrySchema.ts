import { schemaOfRows, type DocumentSchema } from '../tables/schemaOfRows.ts';
import { commonRows, stockEntryRows } from './StockEntry.ts';

const { properties } = schemaOfRows(Object.assign({}, ...Object.values(stockEntryRows)));

/** What a line of the stock's book holds, as JSON Schema: what every kind of entry says is always there. */
export const stockEntrySchema: DocumentSchema = {
  properties: { kind: { enum: Object.keys(stockEntryRows) }, ...properties },
  required: ['kind', ...schemaOfRows(commonRows).required],
};
