import type { ValuesOf } from '../tables/FieldRow.ts';
import type {
  jarTestRows,
  loadRows,
  productRows,
  recordFields,
  weatherRows,
} from './recordFields.ts';

export type { LocalTime } from '../time/recordTime.ts';
export type { RecordRevision } from './isRevision.ts';

export type RecordLoad = ValuesOf<typeof loadRows>;
export type RecordProduct = ValuesOf<typeof productRows>;
export type RecordWeather = ValuesOf<typeof weatherRows>;
export type RecordJarTest = ValuesOf<typeof jarTestRows>;

/** What was planned, and what was really sprayed: evidence. Its fields are told in `recordFields.ts`. */
export type SprayRecord = ValuesOf<typeof recordFields>;
