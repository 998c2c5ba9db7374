import type { ZoneSource } from './zoneSources.ts';

/** A document of all corners of a prescription stays far below its limit of 1 MiB. */
export const MOST_CORNERS = 5000;

export const cornersOf = ({ zones }: ZoneSource): number =>
  zones
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ outline, leftOut }) => [outline, ...leftOut.map((island) => island.outline)])
    .reduce((sum, ring) => sum + ring.length, 0);
