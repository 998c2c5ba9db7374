import type { GroundPoint } from '@mix/ground';
import { GeoJSONSource, LngLatBounds, Map as LibreMap, type LngLat } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef, useState } from 'react';
import { creditsOf } from './creditsOf.ts';
import { mapFeatures, mapPosition, type MapCorners, type MapDrawing } from './mapFeatures.ts';
import { readyMapWorker } from './mapWorker.ts';
import { nearestPlace, touchedPlace } from './nearestPlace.ts';
import styles from './TileMap.module.css';

export interface TileMapProps extends MapDrawing {
  /** Of a MapLibre style. */
  readonly styleUrl: string;
  readonly label: string;
  /** Points that the map is laid out for; without them all ground. */
  readonly fit?: readonly GroundPoint[];
  /** This device cannot draw the map, or the style did not come. */
  readonly onFailed: () => void;
}

/** A position of a map as ground, also where the map was turned past the date line. */
function groundOf(position: LngLat): GroundPoint {
  const { lat, lng } = position.wrap();
  return { latitudeDeg: lat, longitudeDeg: lng };
}

/** Outlines over a map that somebody else serves. It is fetched only when somebody asks for it. */
export function TileMap(props: TileMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<LibreMap>(null);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    const source = drawn.current?.getSource('ground');
    if (source instanceof GeoJSONSource) void source.setData(mapFeatures(props));
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
        bounds: fit.reduce((all, point) => all.extend(mapPosition(point)), new LngLatBounds()),
        fitBoundsOptions: { padding: 24 },
        // The library's own attribution writes markup, which the policy of the pages refuses; the
        // credits stand below the map.
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
      map.addSource('ground', { type: 'geojson', data: mapFeatures(latest.current) });
      drawn.current = map;
      // White on black, to be seen on grass and on a pale map.
      for (const [color, width] of [
        ['#000', 6],
        ['#fff', 3],
      ] as const) {
        map.addLayer({
          id: `ground-${width}`,
          type: 'line',
          source: 'ground',
          filter: ['==', ['geometry-type'], 'LineString'],
          layout: { 'line-join': 'round' },
          paint: { 'line-color': color, 'line-width': width },
        });
      }
      map.addLayer({
        id: 'corners',
        type: 'circle',
        source: 'ground',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': ['case', ['get', 'isChosen'], 12, 7],
          'circle-color': ['case', ['get', 'isChosen'], '#fff', '#000'],
          'circle-stroke-color': '#fff',
          'circle-stroke-width': 3,
        },
      });
    });
    const placesOf = ({ ring }: MapCorners) =>
      ring.map((corner) => map.project(mapPosition(corner)));
    map.on('click', ({ point, lngLat }) => {
      const { corners } = latest.current;
      if (corners === undefined) return;
      const places = placesOf(corners);
      const isBeside = touchedPlace(places, point) === null;
      if (isBeside && corners.onPlace !== undefined) corners.onPlace(groundOf(lngLat));
      else if (places.length > 0) corners.onCorner(nearestPlace(places, point));
    });
    let dragged: number | null = null;
    map.on('mousedown', (event) => {
      const { corners } = latest.current;
      if (corners?.onDrag === undefined) return;
      dragged = touchedPlace(placesOf(corners), event.point);
      // The corner goes with the pointer, and not the map.
      if (dragged !== null) event.preventDefault();
    });
    let hasMoved = false;
    map.on('mousemove', ({ lngLat }) => {
      if (dragged === null) return;
      hasMoved = true;
      latest.current.corners?.onDrag?.(dragged, groundOf(lngLat), false);
    });
    map.on('mouseup', ({ lngLat }) => {
      if (dragged !== null && hasMoved) {
        latest.current.corners?.onDrag?.(dragged, groundOf(lngLat), true);
      }
      dragged = null;
      hasMoved = false;
    });
    map.on('idle', () => {
      setCredits(creditsOf(map));
    });
    map.touchZoomRotate.disableRotation();
    map.getCanvas().setAttribute('aria-label', label);
    return () => {
      drawn.current = null;
      map.remove();
    };
  }, [styleUrl, label]);
  return (
    <>
      <div
        ref={place}
        className={styles.map}
        data-corners={props.corners === undefined ? undefined : ''}
      />
      <p className={styles.credits}>{credits.join(' · ')}</p>
    </>
  );
}
