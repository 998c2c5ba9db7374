import type { Prescription, PrescriptionZone } from '@mix/documents';
import { convertUnit, shownUnit } from '@mix/engine';
import {
  type FormatFault,
  type FoundOutline,
  type GroundNote,
  type IslandedRing,
  type Task,
} from '@mix/ground';
import { setRate } from '../../terminal/taskView.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { terminalWords } from '../../i18n/made/en/farm/terminalWords.ts';

/** Zones as a file has them, to be chosen. */
export interface ZoneSource {
  readonly name: string;
  /** Unit of the rates: L/ha of spray or kg/ha of a product; null: the file does not say. */
  readonly unit: 'L/ha' | 'kg/ha' | null;
  readonly zones: readonly ZoneOfFile[];
  /** Rate outside all zones, in the same unit; null: the file does not say. */
  readonly restRate: number | null;
}

/** Ground with its rate in the unit of its source. */
export interface ZoneOfFile extends Omit<PrescriptionZone, 'rateLPerHa'> {
  readonly rate: number;
}

/** Zones with spray rates: as they are, or scaled so that the highest rate is `mostLPerHa`. */
export function prescriptionOfSource(
  { zones, restRate }: Pick<ZoneSource, 'zones' | 'restRate'>,
  mostLPerHa: number | null,
): Prescription {
  const most = Math.max(...zones.map(({ rate }) => rate), restRate ?? 0);
  const spray = (rate: number): number =>
    mostLPerHa === null || most === 0 ? rate : (rate / most) * mostLPerHa;
  return {
    zones: zones.map(({ name, pieces, rate }) => ({ name, pieces, rateLPerHa: spray(rate) })),
    restLPerHa: restRate === null ? null : spray(restRate),
  };
}

export type ZoneFile =
  | {
      readonly sources: readonly ZoneSource[];
      /** What in the file is not in any source. */
      readonly notes: readonly GroundNote[];
      /** Other sets of task data in the same zip. */
      readonly others: readonly string[];
      readonly fault: null;
    }
  | { readonly sources: null; readonly fault: FormatFault };

const pieceOf = ({ ring, leftOut }: IslandedRing) => ({
  outline: ring,
  leftOut: leftOut.map((outline) => ({ outline })),
});

/** The zones of a task, where each says one rate and all of them in one unit; null: they do not. */
export function zonesOfTask(task: Task): ZoneSource | null {
  const zoned = task.zones.filter(({ polygons }) => polygons.length > 0);
  const rates = zoned.map(setRate);
  const [first] = rates;
  if (first == null || rates.some((rate) => rate?.unit !== first.unit)) return null;
  const zones = zoned.map((zone, index) => ({
    name: zone.name,
    rate: rates[index]?.value ?? NaN,
    pieces: zone.polygons.map(pieceOf),
  }));
  const rest = task.zones.find(({ code }) => code === task.defaultZoneCode);
  const restRate = rest === undefined || rest.polygons.length > 0 ? null : setRate(rest);
  return {
    name: task.name ?? terminalWords.unnamed,
    unit: first.unit,
    zones,
    restRate: restRate?.unit === first.unit ? restRate.value : null,
  };
}

/** Zones of one figure of a table, a zone for each value; values below zero are no rates. */
function zonesOfFigure(found: readonly FoundOutline[], figure: string, name = figure): ZoneSource {
  const unit = shownUnit('L/ha', reader.system);
  const byRate = new Map<number, IslandedRing[]>();
  for (const outline of found) {
    const rate = outline.figures?.[figure];
    if (rate === undefined || rate < 0) continue;
    byRate.set(rate, [...(byRate.get(rate) ?? []), outline]);
  }
  return {
    name,
    unit: null,
    zones: Array.from(byRate, ([rate, pieces]) => ({
      name: null,
      rate: convertUnit(rate, unit, 'L/ha'),
      pieces: pieces.map(pieceOf),
    })),
    restRate: null,
  };
}

/** Everything in a file that may be zones with rates; nothing of it is chosen. */
export async function zoneSources(bytes: Uint8Array): Promise<ZoneFile> {
  const { readGround, readTaskData } = await import('../../terminal/groundReaders.ts');
  const tasks = readTaskData(bytes);
  if (tasks.data !== null) {
    const sources = tasks.data.tasks.map(zonesOfTask).filter((source) => source !== null);
    return { sources, notes: [], others: tasks.others, fault: null };
  }
  const { found, notes, fault, format } = await readGround(bytes);
  if (fault !== null) return { sources: null, fault };
  // Damaged task data: its outlines without rates are no zones.
  if (format === 'isoxml') return { sources: null, fault: tasks.fault };
  // The same figure in two files of a zip is two sources: other ground, or another product.
  const layers = Map.groupBy(found, ({ layer = null }) => layer);
  const sources = [...layers].flatMap(([layer, outlines]) => {
    const figures = new Set(outlines.flatMap((outline) => Object.keys(outline.figures ?? {})));
    return [...figures].map((figure) =>
      zonesOfFigure(
        outlines,
        figure,
        layer === null || layers.size === 1 ? figure : `${figure}, ${layer}`,
      ),
    );
  });
  return {
    sources: sources.filter(({ zones }) => zones.length > 0),
    notes,
    others: [],
    fault: null,
  };
}
