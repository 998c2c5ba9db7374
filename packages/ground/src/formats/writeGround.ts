import { strToU8 } from 'fflate';
import type { Ring } from '../geometry/GroundPoint.ts';
import { windRing } from '../geometry/windRing.ts';
import type { GroundFormat } from './FormatFault.ts';
import type { SentOutline } from './SentOutline.ts';
import { EMPTY_TASK_DATA } from '../isoxml/emptyTaskData.ts';
import type { TaskData } from '../isoxml/TaskData.ts';
import { writeTaskData } from '../isoxml/writeTaskData.ts';
import { shapefileOf } from './shapefileOf.ts';
import { degrees, escaped } from './xmlText.ts';

export interface GroundFile {
  readonly bytes: Uint8Array;
  readonly ending: 'geojson' | 'kml' | 'zip';
  readonly type: string;
}

function geoJson(outlines: readonly SentOutline[]): string {
  const ringOf = (ring: Ring, anticlockwise: boolean) =>
    windRing(ring, anticlockwise).map(({ latitudeDeg, longitudeDeg }) => [
      degrees(longitudeDeg),
      degrees(latitudeDeg),
    ]);
  return JSON.stringify({
    type: 'FeatureCollection',
    features: outlines.map(({ name, ring, leftOut, areaM2 }) => ({
      type: 'Feature',
      properties: { name, areaHa: Number((areaM2 / 10_000).toFixed(4)) },
      geometry: {
        type: 'Polygon',
        coordinates: [ringOf(ring, true), ...leftOut.map((hole) => ringOf(hole, false))],
      },
    })),
  });
}

function kml(outlines: readonly SentOutline[]): string {
  const ringOf = (ring: Ring, anticlockwise: boolean): string =>
    `<LinearRing><coordinates>${windRing(ring, anticlockwise)
      .map((point) => `${degrees(point.longitudeDeg)},${degrees(point.latitudeDeg)}`)
      .join(' ')}</coordinates></LinearRing>`;
  const placemarks = outlines.map(
    ({ name, ring, leftOut }) =>
      `<Placemark><name>${escaped(name)}</name><Polygon><outerBoundaryIs>${ringOf(ring, true)}</outerBoundaryIs>${leftOut
        .map((hole) => `<innerBoundaryIs>${ringOf(hole, false)}</innerBoundaryIs>`)
        .join('')}</Polygon></Placemark>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join('')}</Document></kml>\n`;
}

/** Partfields with boundary and islands. */
const partfields = (outlines: readonly SentOutline[]): TaskData => ({
  ...EMPTY_TASK_DATA,
  partfields: outlines.map(({ name, ring, leftOut, areaM2 }, index) => ({
    id: `PFD${index + 1}`,
    name,
    areaM2: Math.round(areaM2),
    customerId: null,
    farmId: null,
    outlines: [{ ring, leftOut }],
  })),
});

/**
 * Outlines as a file of a format. `readGround` reads each back to the centimetre.
 * @param title stands in a task file as the program that made it
 */
export function writeGround(
  outlines: readonly SentOutline[],
  format: GroundFormat,
  title: string,
): GroundFile {
  switch (format) {
    case 'geojson':
      return { bytes: strToU8(geoJson(outlines)), ending: 'geojson', type: 'application/geo+json' };
    case 'kml':
      return {
        bytes: strToU8(kml(outlines)),
        ending: 'kml',
        type: 'application/vnd.google-earth.kml+xml',
      };
    case 'shapefile':
      return { bytes: shapefileOf(outlines), ending: 'zip', type: 'application/zip' };
    case 'isoxml':
      return {
        bytes: writeTaskData(partfields(outlines), { title, version: '1' }),
        ending: 'zip',
        type: 'application/zip',
      };
  }
}
