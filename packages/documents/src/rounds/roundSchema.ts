import { schemaOfRows } from '../tables/schemaOfRows.ts';
import { roundRows } from './Round.ts';

/** What a round of the season holds, as JSON Schema. */
export const roundSchema = schemaOfRows(roundRows);
