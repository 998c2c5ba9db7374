import type { Ring } from '../geometry/GroundPoint.ts';
import { localPlane } from '../geometry/localPlane.ts';

/** A plane in the Manawatū, in which tests give places in metres. */
export const plane = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });

/** Places of that plane: a line, or the corners of a ring. */
export const placesAt = (...places: readonly (readonly [eastM: number, northM: number])[]): Ring =>
  places.map(([eastM, northM]) => plane.toGround({ eastM, northM }));

/** A ring with four right angles. */
export const box = (west: number, south: number, east: number, north: number): Ring =>
  placesAt([west, south], [east, south], [east, north], [west, north]);
