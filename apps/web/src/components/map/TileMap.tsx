import type { GroundPoint, Ring } from '@mix/ground';
import { LngLatBounds, Map as LibreMap, type GeoJSONSourceSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef, useState } from 'react';
import type { MapGround, MapLine } from './GroundMap.tsx';
import { creditsOf } from './creditsOf.ts';
import { readyMapWorker } from './mapWorker.ts';
import styles from './TileMap.module.css';

export interface TileMapProps {
  /** Of a MapLibre style. */
  readonly styleUrl: string;
  readonly label: string;
  readonly grounds: readonly MapGround[];
  readonly hatched?: readonly (readonly Ring[])[];
  readonly lines?: readonly MapLine[];
  /** What it is laid out for; without it all ground. */
  readonly fit?: readonly GroundPoint[];
  /** This device cannot draw it, or the style did not come. */
  readonly onFailed: () => void;
}

const position = ({ longitudeDeg, latitudeDeg }: GroundPoint): [number, number] => [
  longitudeDeg,
  latitudeDeg,
];

const lineOf = (points: readonly GroundPoint[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'LineString' as const, coordinates: points.map(position) },
});

const closed = (ring: Ring): readonly GroundPoint[] => [...ring, ...ring.slice(0, 1)];

/** All that is drawn over the map: outlines, what is left out of them, buffers. */
const sourceOf = ({
  grounds,
  hatched = [],
  lines = [],
}: TileMapProps): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'FeatureCollection',
    features: [
      ...grounds.map(({ ring }) => lineOf(closed(ring))),
      ...hatched.flat().map((ring) => lineOf(closed(ring))),
      ...lines.map(({ line }) => lineOf(line)),
    ],
  },
});

/** Outlines over a map that somebody else serves. It is fetched only when somebody asks for it. */
export function TileMap(props: TileMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { styleUrl, label } = props;
  useEffect(() => {
    const container = place.current;
    if (container === null) return undefined;
    const { grounds, fit = grounds.flatMap(({ ring }) => ring) } = latest.current;
    readyMapWorker();
    let map: LibreMap;
    try {
      map = new LibreMap({
        container,
        style: styleUrl,
        bounds: fit.reduce((all, point) => all.extend(position(point)), new LngLatBounds()),
        fitBoundsOptions: { padding: 24 },
        // It writes markup, which the policy of the pages refuses; what it would say stands below.
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        maxPitch: 0,
      });
    } catch {
      // Without WebGL there is no such map.
      latest.current.onFailed();
      return undefined;
    }
    let isStyled = false;
    map.on('error', () => {
      // A tile that does not come leaves a hole; a style that does not come leaves nothing.
      if (!isStyled) latest.current.onFailed();
    });
    map.on('load', () => {
      isStyled = true;
      map.addSource('ground', sourceOf(latest.current));
      // White on black, to be seen on grass and on a pale map.
      for (const [color, width] of [
        ['#000', 6],
        ['#fff', 3],
      ] as const) {
        map.addLayer({
          id: `ground-${width}`,
          type: 'line',
          source: 'ground',
          layout: { 'line-join': 'round' },
          paint: { 'line-color': color, 'line-width': width },
        });
      }
    });
    map.on('idle', () => {
      setCredits(creditsOf(map));
    });
    map.touchZoomRotate.disableRotation();
    map.getCanvas().setAttribute('aria-label', label);
    return () => {
      map.remove();
    };
  }, [styleUrl, label]);
  return (
    <>
      <div ref={place} className={styles.map} />
      <p className={styles.credits}>{credits.join(' · ')}</p>
    </>
  );
}
