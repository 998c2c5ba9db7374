import type { GroundPoint, Ring } from '@mix/ground';
import type { MapGround, MapLine } from './GroundMap.tsx';

/** Corners that are moved over a map, and what to do where another one is touched. */
export interface MapCorners {
  readonly ring: Ring;
  readonly chosen: number;
  readonly onCorner: (corner: number) => void;
  /** A press beside all corners; absent: it chooses the nearest. */
  readonly onPlace?: (place: GroundPoint) => void;
  /** A corner is dragged to a place; `isLetGo`: there it stays. */
  readonly onDrag?: (corner: number, place: GroundPoint, isLetGo: boolean) => void;
}

/** What is drawn over a map. */
export interface MapDrawing {
  readonly grounds: readonly MapGround[];
  readonly hatched?: readonly (readonly Ring[])[];
  readonly lines?: readonly MapLine[];
  readonly corners?: MapCorners | undefined;
}

type Position = [number, number];

/** The part of a GeoJSON feature that is drawn here. */
interface MapFeature {
  readonly type: 'Feature';
  readonly properties: { readonly isChosen?: boolean };
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: Position[] }
    | { readonly type: 'Point'; readonly coordinates: Position };
}

interface MapFeatures {
  readonly type: 'FeatureCollection';
  readonly features: MapFeature[];
}

/** More circles than this would hide the line; the chosen one is always drawn. */
export const MOST_CORNERS = 60;

/** A position as maps take it: longitude first. */
export const mapPosition = ({ longitudeDeg, latitudeDeg }: GroundPoint): Position => [
  longitudeDeg,
  latitudeDeg,
];

const lineOf = (points: readonly GroundPoint[]): MapFeature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: points.map(mapPosition) },
});

const closed = (ring: Ring): readonly GroundPoint[] => [...ring, ...ring.slice(0, 1)];

/** Outlines, their unsprayed parts, buffers and corners, as a map takes them. */
export function mapFeatures({
  grounds,
  hatched = [],
  lines = [],
  corners,
}: MapDrawing): MapFeatures {
  const { ring = [], chosen = 0 } = corners ?? {};
  return {
    type: 'FeatureCollection',
    features: [
      ...grounds.map((ground) => lineOf(closed(ground.ring))),
      ...hatched.flat().map((part) => lineOf(closed(part))),
      ...lines.map(({ line }) => lineOf(line)),
      ...ring.flatMap((point, index): MapFeature[] =>
        ring.length > MOST_CORNERS && index !== chosen
          ? []
          : [
              {
                type: 'Feature',
                properties: { isChosen: index === chosen },
                geometry: { type: 'Point', coordinates: mapPosition(point) },
              },
            ],
      ),
    ],
  };
}
