import { FORMAT_LIMITS, Refusal } from '../formats/FormatFault.ts';
import type { TaskSet } from '../formats/openTaskSet.ts';
import type { OutlineCollector } from '../formats/OutlineCollector.ts';
import { polygonPieces } from '../formats/readPartfields.ts';
import { childrenOf, type XmlElement } from '../formats/readXml.ts';
import { readAttributes } from './readAttributes.ts';
import { readGrid } from './readGrid.ts';
import { readTimeLog } from './readTimeLog.ts';
import {
  TASK_STATES,
  TIME_TYPES,
  TRANSFERS,
  type LoggedValue,
  type ProcessValue,
  type ProductAllocation,
  type Task,
  type TaskState,
  type TaskTime,
  type TreatmentZone,
} from './TaskData.ts';

/** Values of an element, also nested ones: each of a product, on one element of the machine. */
function valuesOf(element: XmlElement): readonly ProcessValue[] {
  return childrenOf(element, 'PDV').flatMap((child) => {
    const { ddi, whole, text } = readAttributes(child);
    const [entry, value] = [ddi('A'), whole('B')];
    const own =
      entry === null || value === null
        ? []
        : [
            {
              ddi: entry,
              value,
              productId: text('C'),
              elementId: text('D'),
              presentationId: text('E'),
            },
          ];
    return [...own, ...valuesOf(child)];
  });
}

function zoneOf(zone: XmlElement, to: OutlineCollector): TreatmentZone | null {
  const { whole, text } = readAttributes(zone);
  const code = whole('A');
  if (code === null) return null;
  return {
    code,
    name: text('B'),
    polygons: polygonPieces(childrenOf(zone, 'PLN'), to).map(([ring = [], ...leftOut]) => ({
      ring,
      leftOut,
    })),
    values: valuesOf(zone),
  };
}

function zonesOf(task: XmlElement, set: TaskSet, to: OutlineCollector): readonly TreatmentZone[] {
  const zones = childrenOf(task, 'TZN')
    .map((zone) => zoneOf(zone, to))
    .filter((zone) => zone !== null);
  if (zones.length > FORMAT_LIMITS.zones + 1) {
    throw new Refusal({ code: 'tooManyZones', most: FORMAT_LIMITS.zones });
  }
  const [grid] = childrenOf(task, 'GRD');
  return grid === undefined ? zones : readGrid(grid, zones, set.fileOf, to);
}

const loggedValues = (time: XmlElement): readonly LoggedValue[] =>
  childrenOf(time, 'DLV').flatMap((child) => {
    const { ddi, whole, text } = readAttributes(child);
    const [entry, value] = [ddi('A'), whole('B')];
    return entry === null || value === null
      ? []
      : [{ ddi: entry, value, elementId: text('C') ?? '' }];
  });

const timesOf = (task: XmlElement): readonly TaskTime[] =>
  childrenOf(task, 'TIM').flatMap((time) => {
    const { text, whole } = readAttributes(time);
    const start = text('A');
    const type = TIME_TYPES.find(([said]) => said === text('D'))?.[1];
    if (start === null || type === undefined) return [];
    return [{ start, stop: text('B'), durationS: whole('C'), type, totals: loggedValues(time) }];
  });

const allocationsOf = (task: XmlElement): readonly ProductAllocation[] =>
  childrenOf(task, 'PAN').flatMap((allocation) => {
    const { text, whole, ddi } = readAttributes(allocation);
    const productId = text('A');
    const transfer = TRANSFERS.find(([said]) => said === text('D'))?.[1] ?? null;
    return productId === null ? [] : [{ productId, ddi: ddi('B'), value: whole('C'), transfer }];
  });

/**
 * The state of a task. A state that the standard does not know (Müller-Elektronik terminals write 0
 * for tasks never begun) is paused where something was worked, else planned.
 */
function stateOf(said: string | null, times: readonly TaskTime[], logs: Task['logs']): TaskState {
  const state = TASK_STATES.find(([number]) => number === said)?.[1];
  if (state !== undefined) return state;
  const isBegun = logs.length > 0 || times.some(({ type }) => type === 'effective');
  return isBegun ? 'paused' : 'planned';
}

/** One task; null where it has no id. @throws Refusal */
export function readTask(task: XmlElement, set: TaskSet, to: OutlineCollector): Task | null {
  const { text, whole } = readAttributes(task);
  const id = text('A');
  if (id === null) return null;
  const times = timesOf(task);
  const logs = childrenOf(task, 'TLG').flatMap((log) => {
    const name = readAttributes(log).text('A');
    return name === null ? [] : [readTimeLog(name, set.fileOf)];
  });
  return {
    id,
    name: text('B'),
    state: stateOf(text('G'), times, logs),
    customerId: text('C'),
    farmId: text('D'),
    partfieldId: text('E'),
    workerId: text('F'),
    zones: zonesOf(task, set, to),
    defaultZoneCode: whole('H'),
    positionLostZoneCode: whole('I'),
    outOfFieldZoneCode: whole('J'),
    times,
    allocations: allocationsOf(task),
    logs,
  };
}
