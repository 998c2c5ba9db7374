import { windRing, type Ring } from '@mix/ground';
import {
  LineStringLineStringTypeEnum,
  PointPointTypeEnum,
  PolygonPolygonTypeEnum,
  TAGS,
  type ISOXMLManager,
  type LineString,
  type Point,
  type Polygon,
} from 'isoxml';

/** Ground as a terminal draws it. */
export interface TaskOutline {
  readonly ring: Ring;
  /** Islands that are not sprayed. */
  readonly leftOut: readonly Ring[];
}

/** A millimetre: the places of a phone have no more than that. */
const DECIMALS = 8;
const degrees = (value: number): number => Number(value.toFixed(DECIMALS));

/** The boundary of a partfield with its islands, each ring closed (ISO 11783-10, PLN). */
export function partfieldPolygon(manager: ISOXMLManager, { ring, leftOut }: TaskOutline): Polygon {
  const line = (corners: Ring, type: LineStringLineStringTypeEnum): LineString =>
    manager.createEntityFromAttributes<LineString>(TAGS.LineString, {
      LineStringType: type,
      Point: windRing(corners, type === LineStringLineStringTypeEnum.PolygonExterior).map(
        ({ latitudeDeg, longitudeDeg }) =>
          manager.createEntityFromAttributes<Point>(TAGS.Point, {
            PointType: PointPointTypeEnum.Other,
            PointNorth: degrees(latitudeDeg),
            PointEast: degrees(longitudeDeg),
          }),
      ),
    });
  return manager.createEntityFromAttributes<Polygon>(TAGS.Polygon, {
    PolygonType: PolygonPolygonTypeEnum.PartfieldBoundary,
    LineString: [
      line(ring, LineStringLineStringTypeEnum.PolygonExterior),
      ...leftOut.map((island) => line(island, LineStringLineStringTypeEnum.PolygonInterior)),
    ],
  });
}
