import { DDI } from '../dataDictionary.ts';
import type { DeviceElement, Task, TaskData, TaskTime } from '../TaskData.ts';
import { isSameCount } from './countRise.ts';
import { differentCounts, elementTotal, type ElementTotal } from './elementTotal.ts';

const AREA: string = DDI.totalArea;
const TOTALS: ReadonlySet<string> = new Set([
  DDI.totalArea,
  DDI.applicationTotalL,
  DDI.applicationTotalKg,
  DDI.applicationTotalMl,
  DDI.applicationTotalG,
]);

/** A time that cannot be read sorts first, so that the totals of later times count. */
const msOf = ({ start }: TaskTime): number => {
  const ms = Date.parse(start);
  return Number.isNaN(ms) ? 0 : ms;
};

/** Times of effective work, in order. */
const effectiveTimes = ({ times }: Task): readonly TaskTime[] =>
  times.filter(({ type }) => type === 'effective').toSorted((a, b) => msOf(a) - msOf(b));

type Known = ReadonlyMap<string, DeviceElement & { readonly deviceId: string }>;

const knownElements = ({ devices }: Pick<TaskData, 'devices'>): Known =>
  new Map(
    devices.flatMap(({ id, elements }) =>
      elements.map((element) => [element.id, { ...element, deviceId: id }] as const),
    ),
  );

/**
 * Elements that state a total of the whole task. Where the machine later stated other totals, but
 * not this one, the element's total covers only a part of the task and is left out.
 */
function sayingElements(
  { logs }: Task,
  times: readonly TaskTime[],
  ddi: string,
  known: Known,
): readonly string[] {
  const lists = times.some(({ totals }) => totals.some((one) => TOTALS.has(one.ddi)))
    ? times.map(({ totals }) => totals)
    : [logs.flatMap(({ counts }) => counts)];
  const machineOf = (elementId: string): string => known.get(elementId)?.deviceId ?? elementId;
  const saidLast = new Map<string, number>();
  const wentOnLast = new Map<string, number>();
  lists.forEach((list, index) => {
    for (const one of list) {
      if (!TOTALS.has(one.ddi)) continue;
      wentOnLast.set(machineOf(one.elementId), index);
      if (one.ddi === ddi) saidLast.set(one.elementId, index);
    }
  });
  return [...saidLast].flatMap(([elementId, index]) =>
    wentOnLast.get(machineOf(elementId)) === index ? [elementId] : [],
  );
}

interface Part extends ElementTotal {
  readonly kind: DeviceElement['kind'];
  /** Id of the machine; null: the file does not name it. */
  readonly deviceId: string | null;
}

const mostOf = ({ figures }: ElementTotal): number => Math.max(...figures);

/** The highest elements that counted something: the elements they contain count the same again. */
function highest(counted: readonly ElementTotal[], known: Known): readonly Part[] {
  const counting = new Set(
    counted.filter((one) => mostOf(one) > 0).map(({ elementId }) => elementId),
  );
  const isPartOfOne = (elementId: string): boolean => {
    const seen = new Set<string>();
    let above = known.get(elementId)?.parentId ?? null;
    while (above !== null && !seen.has(above)) {
      if (counting.has(above)) return true;
      seen.add(above);
      above = known.get(above)?.parentId ?? null;
    }
    return false;
  };
  return counted
    .filter(({ elementId }) => counting.has(elementId) && !isPartOfOne(elementId))
    .map((one) => {
      const { kind = null, deviceId = null } = known.get(one.elementId) ?? {};
      return { ...one, kind, deviceId };
    });
}

/** The possible sums: of each first figure, of each lowest and of each highest. */
const sums = (parts: readonly Part[]): readonly number[] => {
  const sum = (pick: (figures: readonly number[]) => number): number =>
    parts.reduce((total, { figures }) => total + pick(figures), 0);
  return [
    sum(([first = 0]) => first),
    sum((figures) => Math.min(...figures)),
    sum((figures) => Math.max(...figures)),
  ];
};

/** The possible amounts of elements that stand beside one another. */
function amounts(parts: readonly Part[]): readonly number[] {
  const [first] = parts;
  const isOfOne =
    first?.deviceId != null &&
    parts.every(({ kind, deviceId }) => kind === first.kind && deviceId === first.deviceId);
  const most = parts.map(mostOf);
  // Two functions of one machine may count the same liquid: the pump's and the boom's are equal then.
  const mayBeSame =
    first?.kind !== 'section' &&
    first?.kind !== 'bin' &&
    most.some((one, index) => most.slice(index + 1).some((other) => isSameCount(one, other)));
  return isOfOne && !mayBeSame ? sums(parts) : [Math.max(...most), ...sums(parts)];
}

/**
 * The total of a task, in steps of the dictionary. Of elements that contain one another the highest
 * counts. Of elements beside one another, areas are the same ground and are never added; amounts
 * are what each let through and are added within one machine.
 * @returns empty: not stated; more than one, the least first: the file's counts disagree, and none
 * of them may be taken for what was done
 */
export function taskTotal(
  task: Task,
  data: Pick<TaskData, 'devices'>,
  ddi: string,
): readonly number[] {
  const times = effectiveTimes(task);
  const known = knownElements(data);
  const counted = sayingElements(task, times, ddi, known)
    .map((elementId) => elementTotal(task, times, elementId, ddi))
    .filter(({ figures }) => figures.length > 0);
  if (counted.length === 0) return [];
  const parts = highest(counted, known);
  if (parts.length === 0) return [0];
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.figures.toSorted((a, b) => a - b);
  const figures = ddi === AREA ? parts.flatMap((part) => part.figures) : amounts(parts);
  // Of equal figures the largest is kept.
  return differentCounts(figures.toSorted((a, b) => b - a)).toReversed();
}
