import { schemaOfRows } from '../tables/schemaOfRows.ts';
import { recordFields } from './recordFields.ts';

/** What a record holds, as JSON Schema. */
export const recordSchema = schemaOfRows(recordFields);
