import { ROOM_KINDS, type RoomBand } from '@mix/engine';
import { number, oneOf, readFacts } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';

const perKg = number(0, 3);

/** Room of a solid by its kind, for a product whose own room is not known. */
export const roomBands: readonly RoomBand[] = readFacts('roomBands', {
  kind: oneOf(...ROOM_KINDS),
  minLPerKg: perKg,
  maxLPerKg: perKg,
  ...sourceColumns,
}).map(({ kind, minLPerKg, maxLPerKg, ...source }) => ({
  kind,
  minLPerKg,
  maxLPerKg,
  source: sourceOf(source),
}));
