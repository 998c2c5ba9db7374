import {
  FORMAT_LIMITS,
  Refusal,
  type FormatFault,
  type FoundOutline,
  type GroundFormat,
  type GroundNote,
} from './FormatFault.ts';
import { isZip, taskFilesOf, taskSetOf } from './openTaskSet.ts';
import { openZip, type ZipFiles } from './openZip.ts';
import type { OutlineCollector } from './OutlineCollector.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readKml } from './readKml.ts';
import { readPartfields } from './readPartfields.ts';
import { readShapefile } from './readShapefile.ts';
import { addLayer } from './sameGround.ts';
import { textOf } from './textOf.ts';

/** Outlines of a file, and notes about the rest. */
export interface GroundOfFile {
  readonly format: GroundFormat;
  readonly found: readonly FoundOutline[];
  readonly notes: readonly GroundNote[];
}

interface Layer {
  readonly path: string;
  readonly format: GroundFormat;
  readonly read: () => Promise<OutlineCollector> | OutlineCollector;
}

/**
 * Every file in a zip that may hold ground, in all its folders; zips within it are read separately.
 */
function layersOf(files: ZipFiles): readonly Layer[] {
  const ofEnding = (
    ending: string,
    format: GroundFormat,
    read: (text: string) => OutlineCollector,
  ): readonly Layer[] =>
    files
      .ending(ending)
      .map(({ path, bytes }) => ({ path, format, read: () => read(textOf(bytes, format)) }));
  return [
    ...taskFilesOf(files).map((file): Layer => ({
      path: file.path,
      format: 'isoxml',
      read: () => readPartfields(taskSetOf(files, file).root),
    })),
    ...ofEnding('.kml', 'kml', readKml),
    ...ofEnding('.geojson', 'geojson', readGeoJson),
    ...files.ending('.shp').map((file): Layer => ({
      path: file.path,
      format: 'shapefile',
      read: () => readShapefile(files, file),
    })),
  ];
}

/** What all zips within a file hold together. */
interface Sum {
  bytes: number;
  layers: number;
  /** Number of outlines that an earlier layer already had. */
  again: number;
  readonly formats: Set<GroundFormat>;
  readonly found: FoundOutline[];
  readonly notes: GroundNote[];
  readonly faults: FormatFault[];
}

const tooMany = (code: 'tooManyOutlines' | 'tooManyPoints', most: number): Refusal =>
  new Refusal({ code, most });

/** Adds what one layer holds; limits hold for all of them together. @throws Refusal */
function add(
  sum: Sum,
  layer: string,
  format: GroundFormat,
  { found, notes }: OutlineCollector,
): void {
  if (sum.found.length + found.length > FORMAT_LIMITS.outlines) {
    throw tooMany('tooManyOutlines', FORMAT_LIMITS.outlines);
  }
  const points = [...sum.found, ...found].reduce((all, { ring }) => all + ring.length, 0);
  if (points > FORMAT_LIMITS.points) throw tooMany('tooManyPoints', FORMAT_LIMITS.points);
  if (found.length > 0) sum.formats.add(format);
  const again = addLayer(
    sum.found,
    found.map((outline) => ({ ...outline, layer })),
  );
  sum.again += again;
  // An earlier layer has the same ground, so the assumed projection was right.
  const isConfirmed = again === found.length;
  sum.notes.push(...notes().filter(({ code }) => code !== 'projectionAssumed' || !isConfirmed));
}

/** Whether a fault ends the reading of the whole file: zips within a zip share its limits. */
const isOfAll = ({ code }: FormatFault): boolean =>
  code === 'tooManyBytes' || code === 'tooManyFiles';

async function readInto(sum: Sum, zip: Uint8Array, within: string, deep: number): Promise<void> {
  const files = openZip(zip);
  sum.bytes += files.files.reduce((all, { bytes }) => all + bytes.length, 0);
  if (sum.bytes > FORMAT_LIMITS.unzippedBytes) {
    throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.unzippedBytes });
  }
  const layers = layersOf(files);
  sum.layers += layers.length;
  if (sum.layers > FORMAT_LIMITS.layers) {
    throw new Refusal({ code: 'tooManyFiles', most: FORMAT_LIMITS.layers });
  }
  const attempt = async (path: string, read: () => Promise<void>): Promise<void> => {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof Refusal) || isOfAll(error.fault)) throw error;
      sum.faults.push(error.fault);
      sum.notes.push({ code: 'partNotRead', path: `${within}${path}`, fault: error.fault });
    }
  };
  for (const { path, format, read } of layers) {
    await attempt(path, async () => {
      const layer = await read();
      if (layer.found.length === 0 && layer.notes().length === 0) {
        throw new Refusal({ code: 'noOutlines', format });
      }
      add(sum, `${within}${path}`, format, layer);
    });
  }
  for (const { path, bytes } of files.files) {
    if (!/\.(?:zip|kmz)$/i.test(path) || !isZip(bytes)) continue;
    await attempt(path, async () => {
      if (deep === 0) throw new Refusal({ code: 'tooDeep', most: FORMAT_LIMITS.zipsDeep });
      await readInto(sum, bytes, `${within}${path}: `, deep - 1);
    });
  }
}

/**
 * Reads every layer of ground in a zip: task data, KML, GeoJSON and shapefiles, in all folders and in the
 * zips in it. What is not read is named. @throws Refusal where nothing of it is
 */
export async function readLayers(zip: Uint8Array): Promise<GroundOfFile> {
  const sum: Sum = {
    bytes: 0,
    layers: 0,
    again: 0,
    formats: new Set(),
    found: [],
    notes: [],
    faults: [],
  };
  await readInto(sum, zip, '', FORMAT_LIMITS.zipsDeep);
  const [firstFault] = sum.faults;
  if (sum.found.length === 0 && firstFault !== undefined) throw new Refusal(firstFault);
  if (sum.layers === 0) throw new Refusal({ code: 'unknownFormat' });
  const { found, again } = sum;
  const [format = 'shapefile'] = sum.formats;
  return {
    format,
    found,
    notes: again === 0 ? sum.notes : [...sum.notes, { code: 'sameGround', count: again }],
  };
}
