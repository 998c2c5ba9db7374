import { strToU8, zipSync } from 'fflate';
import type { Ring } from '../geometry/GroundPoint.ts';
import { windRing } from '../geometry/windRing.ts';
import type { GroundFormat } from './FormatFault.ts';
import type { SentOutline } from './SentOutline.ts';
import { shapefileOf } from './shapefileOf.ts';

export interface GroundFile {
  readonly bytes: Uint8Array;
  readonly ending: 'geojson' | 'kml' | 'zip';
  readonly type: string;
}

/** A millimetre. */
const DECIMALS = 8;
const degrees = (value: number): number => Number(value.toFixed(DECIMALS));

const escaped = (text: string): string =>
  text
    // XML knows no other control characters, not even escaped.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

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

/** Designators of ISO 11783-10 hold 32 characters. */
const LONGEST_DESIGNATOR = 32;

/** Partfields with boundary and islands, ISO 11783-10 version 4. */
function taskFile(outlines: readonly SentOutline[], title: string): string {
  const line = (ring: Ring, type: 1 | 2): string =>
    `<LSG A="${type}">${windRing(ring, type === 1)
      .map(
        (point) =>
          `<PNT A="2" C="${degrees(point.latitudeDeg)}" D="${degrees(point.longitudeDeg)}"/>`,
      )
      .join('')}</LSG>`;
  const designator = (text: string): string =>
    escaped(Array.from(text).slice(0, LONGEST_DESIGNATOR).join(''));
  const fields = outlines.map(
    ({ name, ring, leftOut, areaM2 }, index) =>
      `<PFD A="PFD${index + 1}" C="${designator(name)}" D="${Math.round(areaM2)}"><PLN A="1">${line(ring, 1)}${leftOut
        .map((hole) => line(hole, 2))
        .join('')}</PLN></PFD>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ISO11783_TaskData VersionMajor="4" VersionMinor="3" ManagementSoftwareManufacturer="${designator(title)}" ManagementSoftwareVersion="1" DataTransferOrigin="1">${fields.join('')}</ISO11783_TaskData>\n`;
}

/**
 * Outlines as a file of a format. Each can be read again by `readGround`, to the centimetre.
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
        bytes: zipSync({ 'TASKDATA/TASKDATA.XML': strToU8(taskFile(outlines, title)) }),
        ending: 'zip',
        type: 'application/zip',
      };
  }
}
