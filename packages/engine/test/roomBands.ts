import type { RoomBand } from '../src/catalogue/RoomBand.ts';

const source = { sourceIds: [], assumed: true, note: 'Made for tests.' };

/** Round figures, whose middles are 0.5, 0.5 and 0.9 L/kg. */
export const ROOM_BANDS: readonly RoomBand[] = [
  { kind: 'dissolves', minLPerKg: 0.2, maxLPerKg: 0.8, source },
  { kind: 'suspends', minLPerKg: 0.3, maxLPerKg: 0.7, source },
  { kind: 'seed', minLPerKg: 0.7, maxLPerKg: 1.1, source },
];
