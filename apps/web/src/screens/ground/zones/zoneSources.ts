import type { PrescriptionZone } from '@mix/documents';
import { convertUnit, shownUnit } from '@mix/engine';
import {
  readGround,
  readTaskData,
  type FormatFault,
  type FoundOutline,
  type IslandedRing,
  type Task,
} from '@mix/ground';
import { setRateLPerHa } from '../../../job/terminal/taskView.ts';
import { reader } from '../../../preferences/reader.ts';
import { terminalWords } from '../../../words/en/farm/terminalWords.ts';

/** Zones as a file has them, to be chosen. */
export interface ZoneSource {
  readonly name: string;
  readonly zones: readonly PrescriptionZone[];
  /** Of the ground in no zone; null: the file does not say. */
  readonly restLPerHa: number | null;
  /** The figures of a table have no unit: they are taken as the reader's. */
  readonly hasUnit: boolean;
}

export type ZoneFile =
  | { readonly sources: readonly ZoneSource[]; readonly fault: null }
  | { readonly sources: null; readonly fault: FormatFault };

const pieceOf = ({ ring, leftOut }: IslandedRing) => ({
  outline: ring,
  leftOut: leftOut.map((outline) => ({ outline })),
});

/** The zones of a planned task, where each says a rate of spray; null: it has none, or says another. */
export function zonesOfTask(task: Task): ZoneSource | null {
  const zoned = task.zones.filter(({ polygons }) => polygons.length > 0);
  const zones = zoned.map((zone) => ({
    name: zone.name,
    rateLPerHa: setRateLPerHa(zone),
    pieces: zone.polygons.map(pieceOf),
  }));
  if (zones.length === 0 || zones.some(({ rateLPerHa }) => rateLPerHa === null)) return null;
  const rest = task.zones.find(({ code }) => code === task.defaultZoneCode);
  const isOwn = rest !== undefined && rest.polygons.length === 0;
  return {
    name: task.name ?? terminalWords.unnamed,
    zones,
    restLPerHa: isOwn ? setRateLPerHa(rest) : null,
    hasUnit: true,
  };
}

/** Outlines of one figure as one zone; a figure below zero is no rate. */
function zonesOfFigure(found: readonly FoundOutline[], figure: string): ZoneSource {
  const unit = shownUnit('L/ha', reader.system);
  const byRate = new Map<number, IslandedRing[]>();
  for (const outline of found) {
    const rate = outline.figures?.[figure];
    if (rate === undefined || rate < 0) continue;
    byRate.set(rate, [...(byRate.get(rate) ?? []), outline]);
  }
  return {
    name: figure,
    zones: Array.from(byRate, ([rate, pieces]) => ({
      name: null,
      rateLPerHa: convertUnit(rate, unit, 'L/ha'),
      pieces: pieces.map(pieceOf),
    })),
    restLPerHa: null,
    hasUnit: false,
  };
}

/** Everything in a file that may be zones with rates; nothing of it is chosen. */
export async function zoneSources(bytes: Uint8Array): Promise<ZoneFile> {
  const tasks = readTaskData(bytes);
  if (tasks.data !== null) {
    const sources = tasks.data.tasks.map(zonesOfTask).filter((source) => source !== null);
    return { sources, fault: null };
  }
  const { found, fault, format } = await readGround(bytes);
  if (fault !== null) return { sources: null, fault };
  // It is task data, and damaged: its outlines alone are no zones.
  if (format === 'isoxml') return { sources: null, fault: tasks.fault };
  const figures = new Set(found.flatMap((outline) => Object.keys(outline.figures ?? {})));
  const sources = [...figures].map((figure) => zonesOfFigure(found, figure));
  return { sources: sources.filter(({ zones }) => zones.length > 0), fault: null };
}
