import { figure, type Limits, type ValuesOf } from '../tables/FieldRow.ts';

const LATITUDES: Limits = [-90, 90];
const LONGITUDES: Limits = [-180, 180];

/** A corner of a paddock's outline, degrees north and east. */
export const pointRows = {
  latitudeDeg: figure(null, LATITUDES, { stored: 'always', possible: LATITUDES }),
  longitudeDeg: figure(null, LONGITUDES, { stored: 'always', possible: LONGITUDES }),
} as const;
export type OutlinePoint = ValuesOf<typeof pointRows>;
