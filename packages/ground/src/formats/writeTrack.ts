import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { windRing } from '../geometry/windRing.ts';
import type { Stretch } from '../track/Stretch.ts';

export interface SentTrack {
  readonly name: string;
  /** Boom width over all nozzles, m; null: not known. */
  readonly widthM: number | null;
  readonly startedAt: string;
  readonly endedAt: string;
  /** Null: there is none. */
  readonly outline: Ring | null;
}

/** Decimals of a degree, about a centimetre: as exact as tracks are kept. */
const DECIMALS = 7;
const position = ({ latitudeDeg, longitudeDeg }: GroundPoint): readonly [number, number] => [
  Number(longitudeDeg.toFixed(DECIMALS)),
  Number(latitudeDeg.toFixed(DECIMALS)),
];

/**
 * A track as GeoJSON (RFC 7946): a line for each stretch with the time and accuracy of its points,
 * and the outline. A gap stays a gap: stretches are never joined.
 */
export function writeTrack(track: SentTrack, stretches: readonly Stretch[]): string {
  const { name, widthM, startedAt, endedAt, outline } = track;
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      ...(outline === null
        ? []
        : [
            {
              type: 'Feature',
              properties: { name },
              geometry: { type: 'Polygon', coordinates: [windRing(outline, true).map(position)] },
            },
          ]),
      ...stretches.map(({ load, points, isAfterGap }) => ({
        type: 'Feature',
        properties: {
          ...{ name, load, widthM, startedAt, endedAt, isAfterGap },
          times: points.map(({ atMs }) => new Date(atMs).toISOString()),
          accuraciesM: points.map(({ accuracyM }) => accuracyM),
        },
        geometry: { type: 'LineString', coordinates: points.map(position) },
      })),
    ],
  });
}
