import { localPlane, type Ring } from '@mix/ground';

/** From metres east and north of one place in the Manawatū. */
export const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });

/** An outline with four right angles, its sides in metres from that place. */
export const groundBox = (west: number, south: number, east: number, north: number): Ring =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(([eastM = 0, northM = 0]) => toGround({ eastM, northM }));
