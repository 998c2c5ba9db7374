import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { measureRing } from '../area/geodesicArea.ts';
import { readGround } from './readGround.ts';
import { shapes, table, WGS84_PRJ } from './testing/zippedShapefile.ts';

/*
 * Small files made element by element after those of Google Earth, QGIS, OneSoil, fiboa and ESRI programs.
 * Areas are those of the zone of the ellipsoid between two parallels (Snyder 1987, 3-12), 48 N to 48.004 N.
 */
const SQUARE_HA = 13.2757;
const POND_HA = SQUARE_HA / 16;

type Place = readonly [longitude: number, latitude: number];
const square = (west: number, south: number, size: number): Place[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const field = square(9, 48, 0.004);
const pond = square(9.001, 48.0015, 0.001).toReversed();

async function read(bytes: Uint8Array) {
  const ground = await readGround(bytes);
  if (ground.fault !== null) throw new Error(JSON.stringify(ground.fault));
  return ground.found.map(({ name, ring, leftOut }) => {
    const islandsM2 = leftOut.reduce((sum, one) => sum + measureRing(one).areaM2, 0);
    return [name, Number(((measureRing(ring).areaM2 - islandsM2) / 10_000).toFixed(2))];
  });
}
const rounded = (areaHa: number): number => Number(areaHa.toFixed(2));
const WHOLE = rounded(SQUARE_HA);
const WITHOUT_POND = rounded(SQUARE_HA - POND_HA);

const kmlRing = (places: readonly Place[], height = ',0'): string =>
  `<LinearRing><tessellate>1</tessellate><coordinates>\n${places.map((place) => `\t\t${place.join()}${height}`).join('\n')}\n</coordinates></LinearRing>`;
const kml = (...placemarks: readonly string[]): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>farm.kml</name><StyleMap id="a"><Pair><key>normal</key><styleUrl>#b</styleUrl></Pair></StyleMap><Folder><name>Farm</name><open>1</open>${placemarks.join('')}</Folder></Document></kml>`,
  );
const placemark = (name: string, polygons: string): string =>
  `<Placemark><name>${name}</name><description><![CDATA[<b>8 ha</b>]]></description><styleUrl>#a</styleUrl>${polygons}</Placemark>`;
const polygon = (outer: readonly Place[], inner: readonly Place[] | null = null): string =>
  `<Polygon><extrude>0</extrude><outerBoundaryIs>${kmlRing(outer)}</outerBoundaryIs>${inner === null ? '' : `<innerBoundaryIs>${kmlRing(inner)}</innerBoundaryIs>`}</Polygon>`;

it.each<[string, Uint8Array, readonly (readonly [string | null, number])[]]>([
  [
    'a KML of Google Earth with a pond',
    kml(placemark('Hill &amp; Dale', polygon(field, pond))),
    [['Hill & Dale', WITHOUT_POND]],
  ],
  [
    'a KML of two pieces under one name',
    kml(
      placemark(
        'Two',
        `<MultiGeometry>${polygon(field)}${polygon(square(9.01, 48, 0.004))}</MultiGeometry>`,
      ),
    ),
    [
      ['Two', WHOLE],
      ['Two', WHOLE],
    ],
  ],
  [
    'a KML with folders in folders and a field without a name',
    kml(
      `<Folder><name>North</name>${placemark('A', polygon(field))}</Folder><Placemark>${polygon(square(9.01, 48, 0.004))}</Placemark>`,
    ),
    [
      ['A', WHOLE],
      [null, WHOLE],
    ],
  ],
  [
    'a KMZ of Google Earth',
    zipSync({
      'doc.kml': kml(placemark('Hill', polygon(field))),
      'files/pin.png': new Uint8Array(9),
    }),
    [['Hill', WHOLE]],
  ],
  [
    'a KMZ whose document has a name and a folder',
    zipSync({ 'farm/My farm.KML': kml(placemark('Hill', polygon(field, pond))) }),
    [['Hill', WITHOUT_POND]],
  ],
  [
    'a KMZ of two documents',
    zipSync({
      'doc.kml': kml(placemark('Hill', polygon(field))),
      'layers/l1.kml': kml(placemark('Dale', polygon(square(9.01, 48, 0.004)))),
    }),
    [
      ['Hill', WHOLE],
      ['Dale', WHOLE],
    ],
  ],
])('reads %s', async (_, bytes, right) => {
  expect(await read(bytes)).toEqual(right);
});

const feature = (properties: unknown, type: string, coordinates: unknown) => ({
  type: 'Feature',
  id: 7,
  bbox: [9, 48, 9.004, 48.004],
  properties,
  geometry: { type, coordinates },
});
const collection = (features: readonly unknown[], more: object = {}): Uint8Array =>
  strToU8(JSON.stringify({ type: 'FeatureCollection', name: 'fields', ...more, features }));
const high = (places: readonly Place[]) => places.map((place) => [...place, 412.5]);

it.each<[string, Uint8Array, readonly (readonly [string | null, number])[]]>([
  [
    'of QGIS with the name of WGS 84, heights and a pond',
    collection(
      [feature({ fid: 1, Field_Name: 'Mühle' }, 'MultiPolygon', [[high(field), high(pond)]])],
      {
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } },
      },
    ),
    [['Mühle', WITHOUT_POND]],
  ],
  [
    'of fiboa, one of whose features has no geometry',
    collection([
      { type: 'Feature', properties: { id: 'x' }, geometry: null },
      feature(
        { id: 'a1', area: 13.28, determination_datetime: '2023-01-01T00:00:00Z' },
        'Polygon',
        [field],
      ),
    ]),
    [[null, WHOLE]],
  ],
  [
    'with a byte order mark, and its outer ring clockwise',
    Uint8Array.from([
      0xef,
      0xbb,
      0xbf,
      ...collection([feature({ paddock: 'Top' }, 'Polygon', [field.toReversed()])]),
    ]),
    [['Top', WHOLE]],
  ],
])('reads a GeoJSON %s', async (_, bytes, right) => {
  expect(await read(bytes)).toEqual(right);
});

/** Records of a shapefile one after another; each is a type and the bytes after it. */
function shapefileOf(records: readonly Uint8Array[]): Uint8Array {
  const body = records.flatMap((record, index) => {
    const head = new DataView(new ArrayBuffer(8));
    head.setInt32(0, index + 1, false);
    head.setInt32(4, record.length / 2, false);
    return [...new Uint8Array(head.buffer), ...record];
  });
  const file = new Uint8Array(100 + body.length);
  new DataView(file.buffer).setInt32(0, 9994, false);
  file.set(body, 100);
  return file;
}
/** The one record of a file of polygons, with another type and more bytes behind it where it has heights. */
function recordOf(rings: readonly (readonly Place[])[], type = 5, more = 0): Uint8Array {
  const record = shapes(rings).slice(108);
  new DataView(record.buffer).setInt32(0, type, true);
  return Uint8Array.from([...record, ...new Uint8Array(more)]);
}
const clockwise = field.toReversed();
const NULL_SHAPE = new Uint8Array(4);
const prj = strToU8(WGS84_PRJ);

it.each<[string, Record<string, Uint8Array>, readonly (readonly [string | null, number])[]]>([
  [
    'whose hole stands before its outer ring',
    { 'f.shp': shapes([pond.toReversed(), clockwise]), 'f.prj': prj, 'f.dbf': table('Hill', '1') },
    [['Hill', WITHOUT_POND]],
  ],
  [
    'with heights and measures, and a record without a shape',
    // Z and M: their ranges, and a number for each of five points.
    { 'f.shp': shapefileOf([NULL_SHAPE, recordOf([clockwise], 15, 112)]), 'f.prj': prj },
    [[null, WHOLE]],
  ],
  [
    'in capitals, in a folder, with a table in UTF-8',
    {
      'Export/FIELDS.SHP': shapes([clockwise]),
      'Export/FIELDS.PRJ': prj,
      'Export/FIELDS.CPG': strToU8('UTF-8'),
      'Export/FIELDS.DBF': table('Hill', '1'),
      'Export/FIELDS.SHX': new Uint8Array(108),
    },
    [['Hill', WHOLE]],
  ],
])('reads a shapefile %s', async (_, files, right) => {
  expect(await read(zipSync(files))).toEqual(right);
});
