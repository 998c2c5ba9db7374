import { strToU8, zipSync } from 'fflate';
import type { GroundPoint } from '../geometry/GroundPoint.ts';
import { windRing } from '../geometry/windRing.ts';
import type { SentOutline } from './SentOutline.ts';

const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const POLYGON = 5;
const HEAD_BYTES = 100;
const NAME_BYTES = 100;
const AREA_BYTES = 14;

/** West, south, east, north. */
function writeBounds(view: DataView, at: number, points: readonly GroundPoint[]): void {
  const of = (pick: (point: GroundPoint) => number, most: (a: number, b: number) => number) =>
    points.map(pick).reduce(most, points[0] === undefined ? 0 : pick(points[0]));
  const east = ({ longitudeDeg }: GroundPoint) => longitudeDeg;
  const north = ({ latitudeDeg }: GroundPoint) => latitudeDeg;
  const bounds = [of(east, Math.min), of(north, Math.min), of(east, Math.max), of(north, Math.max)];
  bounds.forEach((value, index) => {
    view.setFloat64(at + 8 * index, value, true);
  });
}

function head(bytes: Uint8Array, points: readonly GroundPoint[]): void {
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(24, bytes.length / 2, false);
  view.setInt32(28, 1000, true);
  view.setInt32(32, POLYGON, true);
  writeBounds(view, 36, points);
}

/** One polygon: bounds, where each ring begins, and all points. Outer rings go clockwise here. */
function shapeOf({ ring, leftOut }: SentOutline): Uint8Array {
  const rings = [windRing(ring, false), ...leftOut.map((hole) => windRing(hole, true))];
  const points = rings.flat();
  const bytes = new Uint8Array(44 + 4 * rings.length + 16 * points.length);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, POLYGON, true);
  writeBounds(view, 4, points);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, points.length, true);
  let first = 0;
  rings.forEach((part, index) => {
    view.setInt32(44 + 4 * index, first, true);
    first += part.length;
  });
  points.forEach(({ latitudeDeg, longitudeDeg }, index) => {
    const at = 44 + 4 * rings.length + 16 * index;
    view.setFloat64(at, longitudeDeg, true);
    view.setFloat64(at + 8, latitudeDeg, true);
  });
  return bytes;
}

/** Text in a field of a length in bytes, no character cut in two. */
function field(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(0x20);
  new TextEncoder().encodeInto(text, bytes);
  return bytes;
}

/** A dBASE III table with name and area. */
function table(outlines: readonly SentOutline[]): Uint8Array {
  const rowBytes = 1 + NAME_BYTES + AREA_BYTES;
  const headBytes = 32 + 2 * 32 + 1;
  const bytes = new Uint8Array(headBytes + rowBytes * outlines.length + 1);
  const view = new DataView(bytes.buffer);
  // A date is asked for; the file says nothing of its own day.
  bytes.set([3, 100, 1, 1]);
  view.setUint32(4, outlines.length, true);
  view.setUint16(8, headBytes, true);
  view.setUint16(10, rowBytes, true);
  const column = (at: number, name: string, type: string, length: number, decimals: number) => {
    bytes.set(strToU8(name), at);
    bytes.set(strToU8(type), at + 11);
    bytes.set([length, decimals], at + 16);
  };
  column(32, 'NAME', 'C', NAME_BYTES, 0);
  column(64, 'AREA_HA', 'N', AREA_BYTES, 4);
  bytes[headBytes - 1] = 0x0d;
  outlines.forEach(({ name, areaM2 }, index) => {
    const at = headBytes + rowBytes * index;
    bytes[at] = 0x20;
    bytes.set(field(name, NAME_BYTES), at + 1);
    const area = (areaM2 / 10_000).toFixed(4).padStart(AREA_BYTES);
    bytes.set(field(area, AREA_BYTES), at + 1 + NAME_BYTES);
  });
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

/** Outlines as a zipped shapefile of polygons in WGS 84 (ESRI Shapefile Technical Description, 1998). */
export function shapefileOf(outlines: readonly SentOutline[]): Uint8Array {
  const shapes = outlines.map(shapeOf);
  const points = outlines.flatMap(({ ring }) => ring);
  const bodyBytes = shapes.reduce((sum, shape) => sum + 8 + shape.length, 0);
  const shp = new Uint8Array(HEAD_BYTES + bodyBytes);
  const shx = new Uint8Array(HEAD_BYTES + 8 * shapes.length);
  head(shp, points);
  head(shx, points);
  const [main, index] = [new DataView(shp.buffer), new DataView(shx.buffer)];
  let at = HEAD_BYTES;
  shapes.forEach((shape, number) => {
    main.setInt32(at, number + 1, false);
    main.setInt32(at + 4, shape.length / 2, false);
    shp.set(shape, at + 8);
    index.setInt32(HEAD_BYTES + 8 * number, at / 2, false);
    index.setInt32(HEAD_BYTES + 8 * number + 4, shape.length / 2, false);
    at += 8 + shape.length;
  });
  return zipSync({
    'ground.shp': shp,
    'ground.shx': shx,
    'ground.dbf': table(outlines),
    'ground.prj': strToU8(WGS84_PRJ),
    'ground.cpg': strToU8('UTF-8'),
  });
}
