import { schemaOfRows } from '../tables/schemaOfRows.ts';
import { farmJobRows } from './farmJobRows.ts';

/** What a job of a farm holds, as JSON Schema. */
export const farmJobSchema = schemaOfRows(farmJobRows);
