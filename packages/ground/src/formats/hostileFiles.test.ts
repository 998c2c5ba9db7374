import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readTaskData } from '../isoxml/readTaskData.ts';
import { taskZip } from '../isoxml/testing/taskFiles.ts';
import { FORMAT_LIMITS } from './FormatFault.ts';
import { readGround } from './readGround.ts';

/*
 * Files made to hold up the page that opens them: each once took minutes, or never ended. No time
 * is measured: a file that holds up the page again exceeds the time limit of its test.
 */

const NOTHING = { format: null, found: [] };
/** Megabytes of one repeated text, which pack to almost nothing. */
const long = (part: string, length = 4_000_000): string =>
  part.repeat(Math.floor(length / part.length));
const zipped = (name: string, text: string) => zipSync({ [name]: strToU8(text) }, { level: 1 });
const TRIANGLE = '{"type":"Polygon","coordinates":[[[1,1],[1,2],[2,2]]]}';
const KML_TRIANGLE =
  '<Polygon><outerBoundaryIs><coordinates>1,1 1,2 2,2</coordinates></outerBoundaryIs></Polygon>';

it.each([
  ['tags that only begin', long('<')],
  ['tags in tags', long('<a>')],
  ['one tag of blanks', `<kml ${long(' ')}`],
  ['text without an end', `<kml><![CDATA[${long(']')}`],
  ['an instruction without an end', `<kml><?a ${long('?')}`],
  ['one place of nothing but commas', `<kml><Placemark>${KML_TRIANGLE.replace('2,2', long(','))}`],
])('refuses KML with %s', async (_, text) => {
  expect(await readGround(zipped('a.kml', text))).toMatchObject(NOTHING);
});

it('reads a name of many megabytes once for each of its outlines, and as far as it is shown', async () => {
  const name = 'a\u202E'.repeat(3_000_000);
  const text = `<kml><Placemark><name>${name}</name>${KML_TRIANGLE.repeat(900)}</Placemark></kml>`;
  const { found } = await readGround(zipped('a.kml', text));
  expect(found).toHaveLength(900);
  expect(found[0]?.name?.length).toBeLessThanOrEqual(300);
});

it.each([
  ['a number of millions of digits that is none', { DOSE: `${long('1')}x` }],
  ['a text of millions of blanks', { DOSE: `1${long(' ')}1` }],
])('takes %s for no figure of an outline', async (_, properties) => {
  const feature = { type: 'Feature', properties, geometry: JSON.parse(TRIANGLE) as unknown };
  const { found } = await readGround(strToU8(JSON.stringify(feature)));
  expect(found.map(({ figures }) => figures)).toEqual([undefined]);
});

it.each([
  ['objects in objects', long('{"a":')],
  ['one line of lists', `{"a":[${long('[],')}1]}`],
  [
    'a property for every cent',
    `{"a":{${Array.from({ length: 900_000 }, (_, at) => `"${at}":1`).join()}}}`,
  ],
])('refuses GeoJSON with %s', async (_, text) => {
  expect(await readGround(strToU8(text))).toMatchObject(NOTHING);
});

it('unpacks zips in a zip no further than one file may hold', async () => {
  const zeros = new Uint8Array(FORMAT_LIMITS.unzippedBytes / 2 + 1000);
  const inner = zipSync({ 'a.bin': zeros }, { level: 1 });
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`${index}.zip`, inner] as const),
  );
  expect((await readGround(zipSync(many, { level: 0 }))).fault).toMatchObject({
    code: 'tooManyBytes',
  });
  // Zips whose directory already says that they hold too much are as much work.
  const tooLarge = zipSync({ 'a.bin': zeros, 'b.bin': zeros }, { level: 1 });
  const also = zipSync({ '0.kml': strToU8('<kml/>'), '1.zip': tooLarge, '2.zip': tooLarge });
  expect((await readGround(also)).fault).toMatchObject({ code: 'tooManyBytes' });
});

it('refuses a shape that says it has more parts than corners may be', async () => {
  const bytes = new Uint8Array(40_000_000);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(104, (bytes.length - 108) / 2, false);
  view.setInt32(108, 5, true);
  view.setInt32(144, 9_900_000, true);
  const prj = 'GEOGCS["WGS 84",DATUM["WGS_1984"],PRIMEM["Greenwich",0],UNIT["degree",0.01745]]';
  const file = zipSync({ 'a.shp': bytes, 'a.prj': strToU8(prj) }, { level: 1 });
  expect((await readGround(file)).fault).toMatchObject({ code: 'tooManyPoints' });
});

it('refuses a projection that is longer than any', async () => {
  const prj = `PROJCS["a",GEOGCS["a",DATUM["WGS_1984"]],${long('A["b"],')}]`;
  const file = zipSync({ 'a.shp': new Uint8Array(200), 'a.prj': strToU8(prj) }, { level: 1 });
  expect((await readGround(file)).fault).toEqual({ code: 'unknownProjection', name: 'a' });
});

it('takes 200,000 fields out of a file beside the task file', () => {
  const fields = `<XFC>${'<PFD A="PFD1" C="A" D="1"/>'.repeat(200_000)}</XFC>`;
  const file = taskZip('<XFR A="PFD00001" B="1"/>', { 'PFD00001.XML': strToU8(fields) });
  expect(readTaskData(file).data?.partfields).toHaveLength(200_000);
});

it('reads no log over and over that a task names on every line', () => {
  const record = new Uint8Array(7);
  const head = '<TIM A="" D="4"/>';
  const file = taskZip(`<TSK A="TSK1" G="4">${'<TLG A="TLG00001"/>'.repeat(100_000)}</TSK>`, {
    'TLG00001.xml': strToU8(head),
    'TLG00001.bin': new Uint8Array(record.length * FORMAT_LIMITS.cells),
  });
  expect(readTaskData(file).fault).toMatchObject({ code: 'tooManyBytes' });
});

it('counts the cells of all grids together', () => {
  const grid =
    '<GRD A="0" B="0" C="0.0001" D="0.0001" E="500" F="500" G="GRD00001" H="250000" I="1"/>';
  const tasks = Array.from({ length: 100 }, (_, at) => `<TSK A="TSK${at}" G="1">${grid}</TSK>`);
  const cells = Uint8Array.from({ length: 250_000 }, (_, at) => (at < 125_000 ? 1 : 2));
  const file = taskZip(tasks.join(''), { 'GRD00001.bin': cells });
  expect(readTaskData(file).fault).toMatchObject({ code: 'tooManyZones' });
});
