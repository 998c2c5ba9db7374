/** A place on the WGS 84 ellipsoid, degrees north and east. */
export interface GroundPoint {
  /** -90 to 90. */
  readonly latitudeDeg: number;
  /** -180 to 180. */
  readonly longitudeDeg: number;
}

/** Corners in order, either way round; the last joins the first and is not said twice. */
export type Ring = readonly GroundPoint[];

/** A strip on both sides of a line that stays unsprayed: along a stream, a hedge, a house. */
export interface BufferStrip {
  readonly line: readonly GroundPoint[];
  readonly widthM: number;
}

/** Whether latitude and longitude are within the range of the earth. */
export const isGroundPoint = ({ latitudeDeg, longitudeDeg }: GroundPoint): boolean =>
  Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180;
