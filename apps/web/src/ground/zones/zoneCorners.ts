import type { ZoneSource } from './zoneSources.ts';

/** Most corners of a prescription, so that its document stays far below the limit of 1 MiB. */
export const MOST_CORNERS = 5000;

export const cornersOf = ({ zones }: ZoneSource): number =>
  zones
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ outline, leftOut }) => [outline, ...leftOut.map((island) => island.outline)])
    .reduce((sum, ring) => sum + ring.length, 0);
