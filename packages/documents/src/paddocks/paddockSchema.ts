import { schemaOfRows } from '../tables/schemaOfRows.ts';
import { paddockRows } from './paddockRows.ts';

/** What a paddock holds, as JSON Schema. */
export const paddockSchema = schemaOfRows(paddockRows);
