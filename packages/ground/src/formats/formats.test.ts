import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM, measureRing } from '../area/geodesicArea.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { localPlane } from '../geometry/localPlane.ts';
import { FORMAT_LIMITS, type GroundFormat } from './FormatFault.ts';
import { readGround } from './readGround.ts';
import { shapefile, table } from './testing/zippedShapefile.ts';
import { writeGround } from './writeGround.ts';

const FORMATS: readonly GroundFormat[] = ['geojson', 'kml', 'shapefile', 'isoxml'];
const plane = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const ringOf = (...corners: readonly (readonly [number, number])[]): Ring =>
  corners.map(([eastM, northM]) => plane.toGround({ eastM, northM }));
const ring = ringOf([0, 0], [400, 20], [380, 300], [-20, 280]);
const pond = ringOf([100, 100], [150, 110], [120, 150]);
const sent = { name: 'Hill & <Dale> "å"', ring, leftOut: [pond], areaM2: 110_000 };

const read = (text: string) => readGround(strToU8(text));
const faultOf = async (bytes: Uint8Array | string) =>
  (await (typeof bytes === 'string' ? read(bytes) : readGround(bytes))).fault;

it.each(FORMATS)(
  'goes out as %s and comes back to the centimetre, with its island',
  async (format) => {
    const file = writeGround([sent, { ...sent, name: 'Flat', leftOut: [] }], format, 'Mix');
    const back = await readGround(file.bytes);
    expect(back.fault).toBeNull();
    expect(back.format).toBe(format);
    expect(back.found.map(({ name }) => name)).toEqual([sent.name, 'Flat']);
    const [hill, flat] = back.found;
    expect(flat?.leftOut).toEqual([]);
    for (const [mine, theirs] of [
      [ring, hill?.ring],
      [pond, hill?.leftOut[0]],
    ] as const) {
      expect(theirs).toHaveLength(mine.length);
      const areaM2 = measureRing(mine).areaM2;
      expect(measureRing(theirs ?? []).areaM2 / areaM2).toBeCloseTo(1, 4);
      for (const corner of mine) {
        const nearest = Math.min(...(theirs ?? []).map((other) => distanceM(corner, other)));
        expect(nearest).toBeLessThan(0.02);
      }
    }
  },
);

it('writes the outer ring of GeoJSON anticlockwise, its islands clockwise, all of them closed', () => {
  const { bytes } = writeGround([{ ...sent, ring: ring.toReversed() }], 'geojson', 'Mix');
  const { features } = JSON.parse(new TextDecoder().decode(bytes)) as {
    features: { geometry: { coordinates: number[][][] } }[];
  };
  const turns = features[0]?.geometry.coordinates.map((points) => {
    expect(points.at(-1)).toEqual(points[0]);
    return points.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = x, nextY = y] = points[index + 1] ?? [];
      return sum + (nextX - x) * (nextY + y);
    }, 0);
  });
  expect(turns?.map((turn) => turn < 0)).toEqual([true, false]);
});

const square = '[[[170,-40],[170.01,-40],[170.01,-39.99],[170,-39.99],[170,-40]]]';
const polygon = `{"type":"Polygon","coordinates":${square}}`;

it('reads every form GeoJSON has, with the name by whatever it is called', async () => {
  const named = await read(
    `{"type":"Feature","properties":{"Paddock":"Top"},"geometry":{"type":"GeometryCollection","geometries":[${polygon},{"type":"Point","coordinates":[1,2]},{"type":"MultiPolygon","coordinates":[${square},${square}]}]}}`,
  );
  expect(named.found.map(({ name, ring: { length } }) => [name, length])).toEqual([
    ['Top', 4],
    ['Top', 4],
    ['Top', 4],
  ]);
  expect((await read(polygon)).found[0]?.name).toBeNull();
});

it('reads KML with prefixes, heights and islands, alone or zipped', async () => {
  const kml = `<?xml version="1.0"?><k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Placemark><k:name>Tōtara</k:name><k:MultiGeometry><k:Polygon><k:outerBoundaryIs><k:LinearRing><k:coordinates>
    170,-40,12 170.01,-40,12
    170.01,-39.99 170,-40</k:coordinates></k:LinearRing></k:outerBoundaryIs></k:Polygon></k:MultiGeometry></k:Placemark></k:kml>`;
  for (const bytes of [strToU8(kml), zipSync({ 'doc.kml': strToU8(kml) })]) {
    const { found } = await readGround(bytes);
    expect(found).toMatchObject([{ name: 'Tōtara', ring: { length: 3 }, leftOut: [] }]);
  }
});

const corners: readonly (readonly [longitude: string, latitude: string])[] = [
  ['170', '-40'],
  ['170.01', '-40'],
  ['170.01', '-39.99'],
];
const geoJsonNamed = (name: string) =>
  `{"type":"Feature","properties":{"name":"${name}"},"geometry":${polygon}}`;
const kmlNamed = (name: string) =>
  `<kml><Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
const taskNamed = (name: string) =>
  `<ISO11783_TaskData VersionMajor="4" VersionMinor="3" DataTransferOrigin="1"><PFD A="PFD1" C="${name}" D="1"><PLN A="1"><LSG A="1">${corners
    .map(([longitude, latitude]) => `<PNT A="2" C="${latitude}" D="${longitude}"/>`)
    .join('')}</LSG></PLN></PFD></ISO11783_TaskData>`;

it.each([
  ['GeoJSON', geoJsonNamed('Top\\u202e\\nflat')],
  ['KML', kmlNamed('Top&#x202e;&#10;flat')],
  ['a task file', taskNamed('Top&#x202e;&#10;flat')],
])('takes no mark out of %s behind which figures would read backwards', async (_, text) => {
  expect((await readGround(strToU8(text))).found).toMatchObject([{ name: 'Top flat' }]);
});

it('reads partfields that stand in a file of their own, with water as a part left out', async () => {
  const line = (type: number, lengthDeg: number) =>
    `<LSG A="${type}"><PNT A="2" C="-40" D="170"/><PNT A="2" C="-40" D="${170 + lengthDeg}"/><PNT A="2" C="${lengthDeg - 40}" D="170"/></LSG>`;
  const main =
    '<ISO11783_TaskData VersionMajor="3" VersionMinor="3" DataTransferOrigin="1"><XFR A="PFD00001" B="1"/></ISO11783_TaskData>';
  const fields = `<XFC><PFD A="PFD1" C="River" D="1"><PLN A="1">${line(1, 0.01)}</PLN><PLN A="3">${line(1, 0.001)}</PLN></PFD></XFC>`;
  const { found } = await readGround(
    zipSync({ 'TASKDATA/TASKDATA.XML': strToU8(main), 'TASKDATA/PFD00001.XML': strToU8(fields) }),
  );
  expect(found).toMatchObject([{ name: 'River', leftOut: [{ length: 3 }] }]);
});

/** A shapefile of one triangle with coordinates and projection as given. */
function triangle(prj: string | null, points: readonly (readonly [number, number])[]): Uint8Array {
  const closed = [...points, ...points.slice(0, 1)];
  const shp = new Uint8Array(100 + 8 + 48 + 16 * closed.length);
  const view = new DataView(shp.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(104, (48 + 16 * closed.length) / 2, false);
  view.setInt32(108, 5, true);
  view.setInt32(144, 1, true);
  view.setInt32(148, closed.length, true);
  closed.forEach(([x, y], index) => {
    view.setFloat64(156 + 16 * index, x, true);
    view.setFloat64(164 + 16 * index, y, true);
  });
  return zipSync({ 'a/f.SHP': shp, ...(prj === null ? {} : { 'a/f.prj': strToU8(prj) }) });
}

const NZTM =
  'PROJCS["NZGD_2000_New_Zealand_Transverse_Mercator",GEOGCS["GCS_NZGD_2000",DATUM["D_NZGD_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",1600000.0],PARAMETER["False_Northing",10000000.0],PARAMETER["Central_Meridian",173.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

it('tells the figures that stand beside an outline: a rate may be among them', async () => {
  const feature = {
    type: 'Feature',
    properties: { rate: 120.5, dose: '80', code: 'A1', note: '1,500', missing: null },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [175, -40],
          [175.1, -40],
          [175.1, -40.1],
        ],
      ],
    },
  };
  const { found } = await read(JSON.stringify(feature));
  expect(found[0]?.figures).toEqual({ rate: 120.5, dose: 80 });
  const shapefile = await readGround(writeGround([sent], 'shapefile', 'Mix').bytes);
  expect(shapefile.found[0]?.figures).toEqual({ AREA_HA: 11 });
});

it('turns New Zealand Transverse Mercator into degrees', async () => {
  // On the central meridian northing is 10,000,000 less 0.9996 of the arc from the equator, which is
  // 4,429,529.030 m to 40 degrees (GRS 80).
  const north = 10_000_000 - 0.9996 * 4_429_529.03;
  const { found, fault } = await readGround(
    triangle(NZTM, [
      [1_600_000, north],
      [1_600_000, north + 300],
      [1_600_300, north],
    ]),
  );
  expect(fault).toBeNull();
  const [corner] = found[0]?.ring ?? [];
  expect(corner?.longitudeDeg).toBeCloseTo(173, 9);
  expect(corner?.latitudeDeg).toBeCloseTo(-40, 7);
  // 4.5 ha on the map are 0.9996 squared of the ground.
  expect(measureRing(found[0]?.ring ?? []).areaM2).toBeCloseTo(45_000 / 0.9996 ** 2, 0);
});

it('refuses a projection whose ground may lie elsewhere, by its name, and one that is not said', async () => {
  const old = NZTM.replace('D_NZGD_2000', 'D_New_Zealand_1949').replace(
    'NZGD_2000_New',
    'NZMG_1949',
  );
  const points = [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const;
  expect(await faultOf(triangle(old, points))).toEqual({
    code: 'unknownProjection',
    name: 'NZMG_1949_Zealand_Transverse_Mercator',
  });
  expect(await faultOf(triangle(null, points))).toEqual({ code: 'fileMissing', ending: '.prj' });
  expect(await faultOf(triangle('LOCAL_CS["here"]', points))).toEqual({
    code: 'unknownProjection',
    name: 'LOCAL_CS["here"]',
  });
});

const deep = (depth: number): string =>
  `${'{"type":"GeometryCollection","geometries":['.repeat(depth)}${']}'.repeat(depth)}`;

it.each([
  ['nothing', '', 'unknownFormat'],
  ['other text', 'lat,lon\n1,2', 'unknownFormat'],
  ['half of a GeoJSON', '{"type":"Feat', 'notReadable'],
  ['words for numbers', '{"type":"Polygon","coordinates":[[["a","b"]]]}', 'notReadable'],
  ['metres for degrees', '{"type":"Polygon","coordinates":[[[1600000,5500000]]]}', 'placeOutside'],
  [
    'another projection',
    `{"crs":{"properties":{"name":"EPSG:2193"}},${polygon.slice(1)}`,
    'unknownProjection',
  ],
  ['points only', '{"type":"Point","coordinates":[1,2]}', 'noOutlines'],
  ['collections in collections', deep(100), 'tooDeep'],
  ['XML in XML', `<kml>${'<a>'.repeat(100)}`, 'tooDeep'],
  ['XML that ends early', '<kml><Placemark>', 'notReadable'],
  ['an unknown entity', '<kml><name>&lol;</name></kml>', 'notReadable'],
  [
    'a billion laughs',
    '<!DOCTYPE k [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><kml>&b;</kml>',
    'hasDoctype',
  ],
  ['a file that is asked for', '<!DOCTYPE k SYSTEM "file:///etc/passwd"><kml/>', 'hasDoctype'],
  [
    'an empty coordinate',
    '<kml><Placemark><Polygon><outerBoundaryIs><coordinates>,1 2,3 4,5</coordinates></outerBoundaryIs></Polygon></Placemark></kml>',
    'placeOutside',
  ],
])('refuses %s', async (_, text, code) => {
  expect(await faultOf(text)).toMatchObject({ code });
});

it('refuses what is too much', async () => {
  expect(await faultOf(new Uint8Array(FORMAT_LIMITS.bytes + 1))).toMatchObject({
    code: 'tooManyBytes',
  });
  const points = Array.from({ length: FORMAT_LIMITS.points + 1 }, (_, index) => `[${index % 7},1]`);
  expect(await faultOf(`{"type":"Polygon","coordinates":[[${points.join()}]]}`)).toMatchObject({
    code: 'tooManyPoints',
  });
  const many = Array.from({ length: FORMAT_LIMITS.outlines + 1 }, () => polygon).join();
  expect(await faultOf(`{"type":"GeometryCollection","geometries":[${many}]}`)).toMatchObject({
    code: 'tooManyOutlines',
  });
});

it('refuses a zip that unpacks into too much, says a smaller size than it has, or holds too many files', async () => {
  const zeros = new Uint8Array(FORMAT_LIMITS.unzippedBytes + 1);
  const bomb = zipSync({ 'a.shp': zeros }, { level: 9 });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await faultOf(bomb)).toMatchObject({ code: 'tooManyBytes' });
  // The same zip, but its directory claims 1,000 bytes: no more memory than that is given.
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  const directory = bomb.findLastIndex(
    (_, at) => at + 4 <= bomb.length && view.getUint32(at, true) === 0x0201_4b50,
  );
  view.setUint32(directory + 24, 1000, true);
  expect(await faultOf(bomb)).not.toBeNull();
  const files = Array.from({ length: FORMAT_LIMITS.files + 1 }, (_, index) => [
    `${index}`,
    zeros.subarray(0, 1),
  ]);
  expect(
    await faultOf(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)),
  ).toMatchObject({
    code: 'tooManyFiles',
  });
  expect(await faultOf(zipSync({ 'readme.txt': strToU8('hello') }))).toEqual({
    code: 'unknownFormat',
  });
});

it('reads a zipped shapefile: its outline, its island, and name and figures of its table', async () => {
  const outline = [
    [170, -40],
    [170, -39.99],
    [170.01, -39.99],
    [170.01, -40],
    [170, -40],
  ] as const;
  const island = [
    [170.002, -39.998],
    [170.004, -39.998],
    [170.004, -39.996],
    [170.002, -39.998],
  ] as const;
  const back = await readGround(shapefile([outline, island], table('River flats', '120.5')));
  expect(back).toMatchObject({ format: 'shapefile', fault: null });
  const at = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([longitudeDeg, latitudeDeg]) => ({ longitudeDeg, latitudeDeg }))
      .toSorted((a, b) => a.longitudeDeg + a.latitudeDeg / 7 - b.longitudeDeg - b.latitudeDeg / 7);
  const sorted = (ring: Ring = []) =>
    at(ring.map(({ longitudeDeg, latitudeDeg }) => [longitudeDeg, latitudeDeg]));
  const [one, ...others] = back.found;
  expect(others).toEqual([]);
  expect([one?.name, one?.figures]).toEqual(['River flats', { DOSE: 120.5 }]);
  expect(sorted(one?.ring)).toEqual(at(outline.slice(0, -1)));
  expect(one?.leftOut.map(sorted)).toEqual([at(island.slice(0, -1))]);
});

it('refuses at once what a few signs would make large, or long to read', async () => {
  const empty = '[],'.repeat(FORMAT_LIMITS.parts);
  const notReadable = { code: 'notReadable' };
  expect(await faultOf(`{"type":"Polygon","coordinates":[${empty}[]]}`)).toMatchObject(notReadable);
  const elements = `<kml>${'<a/>'.repeat(FORMAT_LIMITS.parts)}</kml>`;
  expect(await faultOf(elements)).toMatchObject(notReadable);
  // Many islands and many outlines: each island would be looked for in each outline.
  const triangle = (at: number, turn: 1 | -1) => {
    const corners = [
      [at, 0],
      [at, 0.001],
      [at + 0.001, 0],
    ] as const;
    return turn === 1 ? corners : corners.toReversed();
  };
  const many = (count: number, turn: 1 | -1) =>
    Array.from({ length: count }, (_, index) => triangle(index / 1000, turn));
  const none = new Uint8Array();
  expect(await faultOf(shapefile([...many(1000, 1), ...many(5000, -1)], none))).toMatchObject(
    notReadable,
  );
  expect(await faultOf(shapefile(many(1001, 1), none))).toMatchObject({ code: 'tooManyOutlines' });
});

it('reads a table that says it has rows without end no further than it is asked', async () => {
  const dbf = new Uint8Array(600_000);
  const view = new DataView(dbf.buffer);
  view.setUint32(4, 0xffff_ffff, true);
  view.setUint16(8, 32 * 1001, true);
  view.setUint16(10, 1, true);
  for (let column = 1; column <= 1000; column += 1) dbf.set([65], 32 * column);
  for (let column = 1; column <= 1000; column += 1) dbf.set([255], 32 * column + 16);
  const corners = [
    [0, 0],
    [0, 0.001],
    [0.001, 0],
  ] as const;
  const { found } = await readGround(shapefile([corners], dbf));
  expect(found.map(({ name }) => name)).toEqual([null]);
});

it('reads the other file of a task file once, however often it is named', async () => {
  const other = `<XFC>${'<PFD A="PFD1"/>'.repeat(1000)}</XFC>`;
  const main = `<ISO11783_TaskData>${'<XFR A="PFD00001"/>'.repeat(20_000)}</ISO11783_TaskData>`;
  const bytes = zipSync({ 'TASKDATA.XML': strToU8(main), 'PFD00001.XML': strToU8(other) });
  expect(await faultOf(bytes)).toMatchObject({ code: 'noOutlines' });
});

it.each(FORMATS)(
  'answers with outlines or a fault whatever bytes of a %s are damaged',
  async (format) => {
    const { bytes } = writeGround([sent], format, 'Mix');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat({ max: bytes.length }),
        async (changes, length) => {
          const damaged = bytes.slice(0, length);
          for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
          const { found, fault } = await readGround(damaged);
          expect(fault === null).toBe(found.length > 0);
        },
      ),
      { numRuns: 150, seed: 4 },
    );
  },
);
