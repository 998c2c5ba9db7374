import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { measureRing } from '../area/geodesicArea.ts';
import { squareLine, taskXml, taskZip } from '../isoxml/testing/taskFiles.ts';
import { readTaskData } from '../isoxml/readTaskData.ts';
import { readGround } from './readGround.ts';
import { shapes, WGS84_PRJ } from './testing/zippedShapefile.ts';

/*
 * Files made element by element after those of programs and terminals, as they lie in public test data and
 * as people send them: AgOpenGPS, agrirouter, Google Earth, macOS, QGIS.
 */

const places = (west: number, space: string): string =>
  [
    [west, 48],
    [west + 0.004, 48],
    [west + 0.004, 48.004],
    [west, 48.004],
    [west, 48],
  ]
    .map((place) => [...place, 0].join(`,${space}`))
    .join(' ');
const kml = (name: string, west: number, more = '', space = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name><![CDATA[${name}]]></name><MultiGeometry><Polygon><outerBoundaryIs><LinearRing><coordinates>\n\t${places(west, space)}\n</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiGeometry></Placemark>${more}</Folder></Document></kml>`;
const shape = (west: number) =>
  shapes([
    [
      [west, 48],
      [west, 48.004],
      [west + 0.004, 48.004],
      [west + 0.004, 48],
      [west, 48],
    ],
  ]);
/** Of four thousandths of a degree at 48 N, 9 E: the zone of the ellipsoid between two parallels (Snyder 1987, 3-12). */
const AREA_HA = 13.2757;
const hectares = (ground: Awaited<ReturnType<typeof readGround>>): number[] =>
  ground.found.map(({ ring, leftOut }) =>
    [ring, ...leftOut].reduce(
      (sum, one, index) => sum + (index === 0 ? 1 : -1) * (measureRing(one).areaM2 / 10_000),
      0,
    ),
  );
const codes = ({ notes }: Awaited<ReturnType<typeof readGround>>) => notes.map(({ code }) => code);

it.each(['1', '2', '9', ''])('leaves out an obstacle whose line is of type %s', async (type) => {
  const obstacle = squareLine(48.001, 9.001, 0.001).replace('LSG A="1"', `LSG A="${type}"`);
  const field = `<PFD A="PFD1" C="Hill" D="0"><PLN A="1">${squareLine(48, 9, 0.004)}</PLN><PLN A="6">${obstacle}</PLN></PFD>`;
  const ground = await readGround(taskZip(field));
  expect(ground.found[0]?.leftOut).toHaveLength(1);
  expect(hectares(ground)[0]).toBeCloseTo(AREA_HA * (15 / 16), 2);
  const { data } = readTaskData(taskZip(field));
  expect(data?.partfields[0]?.outlines[0]?.leftOut).toHaveLength(1);
});

it.each([
  ['of no type', '<PLN>'],
  ['of another type', '<PLN A="8">'],
])(
  'takes a polygon %s for the boundary of a field that has no other, and says so',
  async (_, polygon) => {
    const field = `<PFD A="PFD1" C="Hill" D="0">${polygon}${squareLine(48, 9, 0.004)}</PLN></PFD>`;
    const ground = await readGround(strToU8(taskXml(field)));
    expect(hectares(ground)[0]).toBeCloseTo(AREA_HA, 2);
    expect(ground.notes).toEqual([{ code: 'boundaryAssumed', name: 'Hill' }]);
  },
);

it('names what of a field is not taken', async () => {
  const line = squareLine(48, 9, 0.004);
  const inner = squareLine(48.001, 9.001, 0.001);
  const field = `<PFD A="PFD1" C="Hill" D="0"><PLN A="1">${line}</PLN><PLN A="10">${inner}</PLN><PLN A="8">${inner}</PLN>${line.replace('LSG A="1"', 'LSG A="9"')}<PNT A="5" C="48.002" D="9.002"/></PFD>`;
  const ground = await readGround(taskZip(field));
  expect(hectares(ground)[0]).toBeCloseTo(AREA_HA, 2);
  expect(ground.notes).toEqual([
    { code: 'polygonsLeft', kind: '10', count: 1 },
    { code: 'polygonsLeft', kind: '8', count: 1 },
    { code: 'linesLeft', count: 1 },
    { code: 'pointsLeft', count: 1 },
  ]);
});

it('names points and lines of KML, GeoJSON and shapefiles', async () => {
  const more =
    '<Placemark><Point><coordinates>9,48</coordinates></Point></Placemark><Placemark><LineString><coordinates>9,48 9.1,48</coordinates></LineString></Placemark>';
  expect((await readGround(strToU8(kml('Hill', 9, more)))).notes).toEqual([
    { code: 'pointsLeft', count: 1 },
    { code: 'linesLeft', count: 1 },
  ]);
  const polygon =
    '{"type":"Polygon","coordinates":[[[9,48],[9.004,48],[9.004,48.004],[9,48.004],[9,48]]]}';
  const feature = (geometry: string) => `{"type":"Feature","properties":{},"geometry":${geometry}}`;
  const line = polygon.replace('Polygon', 'LineString').replace('[[[', '[[').replace(']]]', ']]');
  const json = `{"type":"FeatureCollection","features":[${[polygon, line, 'null'].map(feature).join()}]}`;
  const ground = await readGround(strToU8(json));
  expect(ground.found).toHaveLength(1);
  expect(ground.notes).toContainEqual({ code: 'linesLeft', count: 1 });
  const points = new Uint8Array(128);
  const view = new DataView(points.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(104, 10, false);
  view.setInt32(108, 1, true);
  const both = zipSync({
    ...{ 'f.shp': shape(9), 'f.prj': strToU8(WGS84_PRJ) },
    ...{ 'trees.shp': points, 'trees.prj': strToU8(WGS84_PRJ) },
  });
  expect((await readGround(both)).notes).toEqual([{ code: 'pointsLeft', count: 1 }]);
});

it('reads every layer of a zip, in folders and in zips in it, each field once', async () => {
  const prj = strToU8(WGS84_PRJ);
  const inner = zipSync({ 'Gate.shp': shape(9.04), 'Gate.prj': prj });
  const zip = zipSync({
    'Am Bach/Am_Bach.kml': strToU8(kml('Am Bach', 9)),
    'Am Bach/Am Bach.shp': shape(9),
    'Haus/Haus.kml': strToU8(kml('Haus', 9.01)),
    'Garten/Garten.shp': shape(9.02),
    'Garten/Garten.prj': prj,
    'Garten/tour.kmz': zipSync({ 'doc.kml': strToU8(kml('Tour', 9.03)) }),
    'Gate/Gate.zip': inner,
    'Haus/photo.jpg': new Uint8Array(10),
  });
  const ground = await readGround(zip);
  expect(ground.found.map(({ name }) => name)).toEqual(['Am Bach', 'Haus', null, 'Tour', null]);
  for (const one of hectares(ground)) expect(one).toBeCloseTo(AREA_HA, 2);
  // The shapefile without a projection is confirmed by its KML.
  expect(codes(ground)).toEqual(['sameGround']);
});

it('names a layer that it cannot read, and takes the rest', async () => {
  const zip = zipSync({
    'a.kml': strToU8(kml('Hill', 9)),
    'b.kml': strToU8('<kml><Placemark>'),
    'c/old.shp': shape(9.2),
    'c/old.prj': strToU8(
      'GEOGCS["GCS_OSGB_1936",DATUM["D_OSGB_1936"],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174]]',
    ),
  });
  const ground = await readGround(zip);
  expect(ground.found.map(({ name }) => name)).toEqual(['Hill']);
  expect(ground.notes).toEqual([
    { code: 'partNotRead', path: 'b.kml', fault: { code: 'notReadable', format: 'kml' } },
    {
      code: 'partNotRead',
      path: 'c/old.shp',
      fault: { code: 'unknownProjection', name: 'GCS_OSGB_1936' },
    },
  ]);
});

it('goes no further into zips in zips than people pack them', async () => {
  const pack = (inner: Uint8Array) => zipSync({ 'in.zip': inner }, { level: 0 });
  const hill = zipSync({ 'a.kml': strToU8(kml('Hill', 9)) });
  expect((await readGround(pack(pack(hill)))).found).toHaveLength(1);
  expect((await readGround(pack(pack(pack(hill))))).fault).toMatchObject({ code: 'tooDeep' });
});

it('reads two sets of task data, each with the files of its own folder', async () => {
  const field = (name: string, south: number) =>
    `<PFD A="PFD1" C="${name}" D="0"><PLN A="1">${squareLine(south, 9, 0.004)}</PLN></PFD>`;
  const grid = '<GRD A="48" B="9" C="0.001" D="0.001" E="1" F="2" G="GRD00001" I="1"/>';
  const set = (name: string, south: number) =>
    strToU8(
      taskXml(
        `${field(name, south)}<TSK A="TSK1" B="${name}" G="1"><TZN A="1"/><TZN A="2"/>${grid}</TSK>`,
      ),
    );
  const zip = zipSync({
    'task2/TASKDATA.XML': set('Lower', 48),
    'task2/GRD00001.bin': new Uint8Array([1, 2]),
    'TASKDATA.XML': set('Upper', 48.1),
    'GRD00001.bin': new Uint8Array([2, 2]),
  });
  expect((await readGround(zip)).found.map(({ name }) => name)).toEqual(['Upper', 'Lower']);
  const { data, others } = readTaskData(zip);
  expect(data?.tasks[0]?.name).toBe('Upper');
  expect(data?.tasks[0]?.zones.map(({ polygons }) => polygons.length)).toEqual([0, 1]);
  expect(others).toEqual(['task2/TASKDATA.XML']);
});

it.each([
  'TASKDATA/._TASKDATA.XML',
  '__MACOSX/TASKDATA/TASKDATA.XML',
  'TASKDATA/_MACOSX/TASKDATA.XML',
])('takes %s for no file', async (path) => {
  const main = taskXml(
    `<PFD A="PFD1" C="Hill" D="0"><PLN A="1">${squareLine(48, 9, 0.004)}</PLN></PFD>`,
  );
  const junk = Uint8Array.of(0, 5, 22, 7, 0, 2, 0, 0);
  const zip = zipSync({ [path]: junk, 'TASKDATA/TASKDATA.XML': strToU8(main) });
  expect((await readGround(zip)).found).toHaveLength(1);
  expect(readTaskData(zip)).toMatchObject({ fault: null, others: [] });
});

it.each(['._a.kml', 'x/__MACOSX/._a.kml', '__MACOSX/a.kml'])(
  'takes %s for no KML',
  async (path) => {
    const zip = zipSync({ [path]: Uint8Array.of(0, 5, 22, 7), 'a.kml': strToU8(kml('Hill', 9)) });
    expect(await readGround(zip)).toMatchObject({ fault: null, notes: [] });
  },
);

it('leaves the rest of a set as it is where a log is missing, empty or damaged', () => {
  const task = (id: number) =>
    `<TSK A="TSK${id}" B="Task ${id}" G="4"><TIM A="2026-11-21T10:00:00" D="4"><DLV A="0074" B="48000" C="DET1"/></TIM><TLG A="TLG0000${id}"/></TSK>`;
  const head = strToU8('<TIM A="" D="4"><PTN A="" B="" D=""/><DLV A="0074" B="" C="DET1"/></TIM>');
  // A record with a value of a second entry, while the head names only one.
  const wrong = Uint8Array.from([...new Uint8Array(15), 1, 1, 0, 0, 0, 0]);
  const { data, fault } = readTaskData(
    taskZip([1, 2, 3].map(task).join(''), {
      ...{ 'TLG00001.XML': head },
      ...{ 'TLG00002.XML': new Uint8Array(), 'TLG00002.BIN': new Uint8Array(15) },
      ...{ 'TLG00003.XML': head, 'TLG00003.BIN': wrong },
    }),
  );
  expect(fault).toBeNull();
  expect(data?.tasks.map(({ logs }) => logs.map((log) => log.fault))).toEqual([
    ['missing'],
    ['damaged'],
    ['damaged'],
  ]);
});

it('reads XML in the encoding that it declares', async () => {
  const field = `<PFD A="PFD1" C="Mühle" D="0"><PLN A="1">${squareLine(48, 9, 0.004)}</PLN></PFD>`;
  const text = taskXml(field).replace('UTF-8', 'ISO-8859-1');
  const latin1 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const zip = zipSync({ 'TASKDATA/TASKDATA.XML': latin1 });
  for (const bytes of [latin1, zip]) {
    expect((await readGround(bytes)).found.map(({ name }) => name)).toEqual(['Mühle']);
  }
  expect(readTaskData(zip).data?.partfields[0]?.name).toBe('Mühle');
});

it('reads KML with spaces after its commas, and refuses places that run into one another', async () => {
  const ground = await readGround(strToU8(kml('Hill', 9, '', ' ')));
  expect(hectares(ground)[0]).toBeCloseTo(AREA_HA, 2);
  const run = kml('Hill', 9).replace(/,0 /, ',0, ');
  expect((await readGround(strToU8(run))).fault).toEqual({ code: 'notReadable', format: 'kml' });
});

it('takes a shapefile without a projection where its numbers can only be degrees, and says so', async () => {
  const alone = async (rings: Uint8Array) => readGround(zipSync({ 'a/Feld.shp': rings }));
  const ground = await alone(shape(9.0001));
  expect(hectares(ground)[0]).toBeCloseTo(AREA_HA, 2);
  expect(ground.notes).toEqual([{ code: 'projectionAssumed', path: 'a/Feld.shp' }]);
  const missing = { code: 'fileMissing', ending: '.prj' };
  const square = (side: number, from: number) =>
    shapes([
      [
        [from, from],
        [from, from + side],
        [from + side, from + side],
        [from, from],
      ],
    ]);
  // Metres of a national grid, and metres of a local grid.
  expect((await alone(square(300, 500_000))).fault).toEqual(missing);
  expect((await alone(square(80.5, 0.5))).fault).toEqual(missing);
});
