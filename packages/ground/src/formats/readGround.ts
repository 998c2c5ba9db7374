import {
  FORMAT_LIMITS,
  Refusal,
  type FormatFault,
  type FoundOutline,
  type GroundFormat,
} from './FormatFault.ts';
import { openZip, type ZipFiles } from './openZip.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readKml } from './readKml.ts';
import { readPartfields, readTaskFile } from './readPartfields.ts';
import { readShapefile } from './readShapefile.ts';

/** What is in a file, to be looked at before anything of it is taken; or why it is refused. */
export type ReadGround =
  | { readonly format: GroundFormat; readonly found: readonly FoundOutline[]; readonly fault: null }
  | { readonly format: null; readonly found: readonly []; readonly fault: FormatFault };

/** Text in UTF-8, or in UTF-16 where it begins with its mark. */
function textOf(bytes: Uint8Array, format: GroundFormat | 'zip'): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ code: 'notReadable', format });
  }
}

type Found = readonly [GroundFormat, readonly FoundOutline[]];

function readTasks(files: ZipFiles, taskFile: Uint8Array): Found {
  const root = readTaskFile(textOf(taskFile, 'isoxml'), (name) => {
    const other = /^[A-Z]{3}\d{5}$/.test(name) ? files.ending(`${name}.xml`) : null;
    return other === null ? null : textOf(other, 'isoxml');
  });
  return ['isoxml', readPartfields(root)];
}

async function readZip(bytes: Uint8Array): Promise<Found> {
  const files = openZip(bytes);
  const taskFile = files.ending('taskdata.xml');
  if (taskFile !== null) return readTasks(files, taskFile);
  const kml = files.ending('.kml');
  if (kml !== null) return ['kml', readKml(textOf(kml, 'kml'))];
  const json = files.ending('.geojson');
  if (json !== null) return ['geojson', readGeoJson(textOf(json, 'geojson'))];
  return ['shapefile', await readShapefile(files)];
}

function readText(text: string): Found {
  const start = text.trimStart().slice(0, 1);
  if (start === '{') return ['geojson', readGeoJson(text)];
  if (start !== '<') throw new Refusal({ code: 'unknownFormat' });
  // A document type may stand before the root; the reader refuses it.
  if (/<ISO11783_TaskData\b/.test(text.slice(0, 4000))) {
    return ['isoxml', readPartfields(readTaskFile(text, () => null))];
  }
  return ['kml', readKml(text)];
}

/**
 * Reads outlines out of a file of any known format, told by its content and not by its name. Nothing in
 * it is trusted: bytes, unpacked bytes, points, outlines and depth are limited.
 */
export async function readGround(bytes: Uint8Array): Promise<ReadGround> {
  try {
    if (bytes.length > FORMAT_LIMITS.bytes) {
      throw new Refusal({ code: 'tooManyBytes', mostBytes: FORMAT_LIMITS.bytes });
    }
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const [format, found] = isZip ? await readZip(bytes) : readText(textOf(bytes, 'geojson'));
    if (found.length === 0) throw new Refusal({ code: 'noOutlines', format });
    return { format, found, fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { format: null, found: [], fault: error.fault };
  }
}
