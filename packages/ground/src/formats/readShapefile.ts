import { FORMAT_LIMITS, Refusal } from './FormatFault.ts';
import type { GroundPoint, Ring } from '../geometry/GroundPoint.ts';
import { isAnticlockwise } from '../geometry/windRing.ts';
import type { ZipFiles, ZippedFile } from './openZip.ts';
import { collectOutlines, type OutlineCollector } from './OutlineCollector.ts';
import { outlineFigures } from './outlineFigures.ts';
import { outlineName } from './outlineName.ts';
import { projectionOf } from './projection/projectionOf.ts';
import { readDbf } from './readDbf.ts';
import { withIslands } from './withIslands.ts';

/** Polygon, and polygon with heights or measures (ESRI Shapefile Technical Description, 1998). */
const POLYGONS = new Set([5, 15, 25]);
const POINTS = new Set([1, 8, 11, 18, 21, 28]);
const LINES = new Set([3, 13, 23]);
const NULL_SHAPE = 0;
const FILE_CODE = 9994;
const HEAD_BYTES = 100;

const NOT_READABLE = new Refusal({ code: 'notReadable', format: 'shapefile' });

/** A file of the same name with another ending, in the same folder. */
const partOf = (files: ZipFiles, path: string, ending: string): Uint8Array | null => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.shp'.length);
  return files.beside(path, `${name}${ending}`) ?? files.beside(path, `${name}.shp${ending}`);
};

/** Rings of one shape as outlines with their islands: outer ones go clockwise in this format. */
function polygonsOf(rings: readonly Ring[]): readonly (readonly Ring[])[] {
  const outer = rings.filter((ring) => !isAnticlockwise(ring));
  // Some programs write outer rings anticlockwise: without an outer ring, each ring is an outline.
  if (outer.length === 0) return rings.map((ring) => [ring]);
  const holes = rings.filter(isAnticlockwise);
  return withIslands(outer, holes, 'shapefile');
}

interface ShapeReader {
  readonly view: DataView;
  readonly toGround: (east: number, north: number) => GroundPoint;
  readonly ring: (points: Iterable<GroundPoint>) => Ring;
}

/** The rings of the polygon that begins at a byte. */
function ringsAt({ view, toGround, ring }: ShapeReader, start: number, end: number): Ring[] {
  if (start + 44 > end) throw NOT_READABLE;
  const partCount = view.getInt32(start + 36, true);
  const pointCount = view.getInt32(start + 40, true);
  if (partCount > FORMAT_LIMITS.points) {
    throw new Refusal({ code: 'tooManyPoints', most: FORMAT_LIMITS.points });
  }
  const points = start + 44 + 4 * partCount;
  if (partCount < 0 || pointCount < 0 || points + 16 * pointCount > end) throw NOT_READABLE;
  const firstOf = (part: number): number =>
    part < partCount ? view.getInt32(start + 44 + 4 * part, true) : pointCount;
  function* pointsOf(part: number) {
    const last = firstOf(part + 1);
    if (firstOf(part) < 0 || last > pointCount) throw NOT_READABLE;
    for (let index = firstOf(part); index < last; index += 1) {
      const at = points + 16 * index;
      yield toGround(view.getFloat64(at, true), view.getFloat64(at + 8, true));
    }
  }
  return Array.from({ length: partCount }, (_, part) => ring(pointsOf(part)));
}

/** Each shape: where it begins and ends, its type, and its number among all records. */
function* shapesIn(view: DataView) {
  let at = HEAD_BYTES;
  for (let record = 0; at + 12 <= view.byteLength; record += 1) {
    // Lengths are counted in words of 16 bits; after the head of a record stands its type.
    const end = at + 8 + 2 * view.getInt32(at + 4, false);
    const type = view.getInt32(at + 8, true);
    if (end <= at + 8 || end > view.byteLength) throw NOT_READABLE;
    if (type !== NULL_SHAPE) {
      yield { record, type, start: at + 8, end };
    }
    at = end;
  }
}

/** The row of each shape in the table beside the shapes. */
function rowsOf(files: ZipFiles, path: string) {
  const cpg = partOf(files, path, '.cpg');
  const isUtf8 = cpg !== null && /utf-?8|65001/i.test(new TextDecoder().decode(cpg));
  return readDbf(
    partOf(files, path, '.dbf') ?? new Uint8Array(),
    isUtf8 ? 'utf-8' : 'windows-1252',
  );
}

/** A farm extends no further, in degrees: a wider extent may be in another unit. */
const MOST_DEGREES = 0.5;

const asDegrees = (longitudeDeg: number, latitudeDeg: number): GroundPoint => ({
  latitudeDeg,
  longitudeDeg,
});

/** Whether coordinates of unknown unit can only be degrees: with decimals, and near one another. */
function canOnlyBeDegrees(outlines: OutlineCollector['found']): boolean {
  const points = outlines.flatMap(({ ring }) => ring);
  const [first] = points;
  return (
    first !== undefined &&
    !points.every(({ latitudeDeg }) => Number.isInteger(latitudeDeg)) &&
    points.every(
      ({ latitudeDeg, longitudeDeg }) =>
        Math.abs(latitudeDeg - first.latitudeDeg) <= MOST_DEGREES &&
        Math.abs(longitudeDeg - first.longitudeDeg) <= MOST_DEGREES,
    )
  );
}

/**
 * Reads a shapefile without a `.prj`, where its coordinates can only be degrees. @throws Refusal
 */
function assumeDegrees(files: ZipFiles, file: ZippedFile): OutlineCollector {
  const missing = new Refusal({ code: 'fileMissing', ending: '.prj' });
  try {
    const read = readShapes(files, file, asDegrees);
    if (!canOnlyBeDegrees(read.found)) throw missing;
    read.note({ code: 'projectionAssumed', path: file.path });
    return read;
  } catch (error) {
    throw error instanceof Refusal && error.fault.code === 'placeOutside' ? missing : error;
  }
}

/** Polygons of a zipped shapefile, turned into WGS 84. @throws Refusal */
export async function readShapefile(files: ZipFiles, file: ZippedFile): Promise<OutlineCollector> {
  const prj = partOf(files, file.path, '.prj');
  if (prj === null) return assumeDegrees(files, file);
  return readShapes(files, file, await projectionOf(new TextDecoder().decode(prj)));
}

function readShapes(
  files: ZipFiles,
  { path, bytes: shp }: ZippedFile,
  toGround: ShapeReader['toGround'],
): OutlineCollector {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  if (shp.length < HEAD_BYTES || view.getInt32(0, false) !== FILE_CODE) throw NOT_READABLE;
  const to = collectOutlines();
  const rowAt = rowsOf(files, path);
  const reader = { view, toGround, ring: to.ring };
  for (const { record, type, start, end } of shapesIn(view)) {
    if (!POLYGONS.has(type)) {
      to.leave(LINES.has(type) ? 'linesLeft' : POINTS.has(type) ? 'pointsLeft' : 'othersLeft');
      continue;
    }
    const polygons = polygonsOf(ringsAt(reader, start, end).filter(({ length }) => length >= 3));
    if (polygons.length === 0) to.leave('othersLeft');
    const row = rowAt(record);
    for (const rings of polygons) to.add(outlineName(row), rings, outlineFigures(row));
  }
  return to;
}
