import {
  FORMAT_LIMITS,
  Refusal,
  type FormatFault,
  type FoundOutline,
  type GroundFormat,
} from './FormatFault.ts';
import { isTaskText, isZip, taskSetOf } from './openTaskSet.ts';
import { openZip } from './openZip.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readKml } from './readKml.ts';
import { readPartfields } from './readPartfields.ts';
import { readShapefile } from './readShapefile.ts';
import { readXml } from './readXml.ts';
import { textOf } from './textOf.ts';

/** What is in a file, to be looked at before anything of it is taken; or why it is refused. */
export type ReadGround =
  | { readonly format: GroundFormat; readonly found: readonly FoundOutline[]; readonly fault: null }
  | { readonly format: null; readonly found: readonly []; readonly fault: FormatFault };

type Found = readonly [GroundFormat, readonly FoundOutline[]];

async function readZip(bytes: Uint8Array): Promise<Found> {
  const files = openZip(bytes);
  const taskFile = files.ending('taskdata.xml');
  if (taskFile !== null) return ['isoxml', readPartfields(taskSetOf(files, taskFile).root)];
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
  if (isTaskText(text)) return ['isoxml', readPartfields(readXml(text, 'isoxml'))];
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
    const [format, found] = isZip(bytes)
      ? await readZip(bytes)
      : readText(textOf(bytes, 'geojson'));
    if (found.length === 0) throw new Refusal({ code: 'noOutlines', format });
    return { format, found, fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { format: null, found: [], fault: error.fault };
  }
}
