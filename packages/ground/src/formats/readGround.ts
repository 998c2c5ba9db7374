import { FORMAT_LIMITS, Refusal, type FormatFault, type GroundFormat } from './FormatFault.ts';
import { isTaskText, isZip } from './openTaskSet.ts';
import type { OutlineCollector } from './OutlineCollector.ts';
import { readGeoJson } from './readGeoJson.ts';
import { readKml } from './readKml.ts';
import { readLayers, type GroundOfFile } from './readLayers.ts';
import { readPartfields } from './readPartfields.ts';
import { readXml } from './readXml.ts';
import { textOf } from './textOf.ts';

/** What is in a file, to be looked at before anything of it is taken; or why it is refused. */
export type ReadGround =
  | (GroundOfFile & { readonly fault: null })
  | {
      readonly format: null;
      readonly found: readonly [];
      readonly notes: readonly [];
      readonly fault: FormatFault;
    };

function readText(text: string): GroundOfFile {
  const of = (format: GroundFormat, { found, notes }: OutlineCollector): GroundOfFile => ({
    format,
    found,
    notes: notes(),
  });
  const start = text.trimStart().slice(0, 1);
  if (start === '{') return of('geojson', readGeoJson(text));
  if (start !== '<') throw new Refusal({ code: 'unknownFormat' });
  // A document type may stand before the root; the reader refuses it.
  if (isTaskText(text)) return of('isoxml', readPartfields(readXml(text, 'isoxml')));
  return of('kml', readKml(text));
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
    const read = isZip(bytes) ? await readLayers(bytes) : readText(textOf(bytes, 'geojson'));
    if (read.found.length === 0) throw new Refusal({ code: 'noOutlines', format: read.format });
    return { ...read, fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { format: null, found: [], notes: [], fault: error.fault };
  }
}
