import type { LoggedValue, Task, TaskTime } from '../TaskData.ts';
import { isSameCount, riseBetween } from './countRise.ts';

/** The total of one element of a machine in a task. */
export interface ElementTotal {
  readonly elementId: string;
  /**
   * In steps of the dictionary. More than one figure: the file can be read in each of these ways.
   */
  readonly figures: readonly number[];
}

/** Each figure once: a figure that equals an earlier one is left out (`isSameCount`). */
export function differentCounts(counts: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const count of counts) {
    if (!kept.some((one) => isSameCount(one, count))) kept.push(count);
  }
  return kept;
}

/** Values of an element's entry; a count below zero does not count. */
const valuesIn = (
  values: readonly LoggedValue[],
  elementId: string,
  ddi: string,
): readonly number[] =>
  values.flatMap((one) =>
    one.elementId === elementId && one.ddi === ddi && one.value >= 0 ? [one.value] : [],
  );

/** The rise of an element's count over all logs; null: no log has it, or a log was not read. */
function loggedRise({ logs }: Task, elementId: string, ddi: string): number | null {
  if (logs.some(({ fault }) => fault !== null)) return null;
  let sum = 0;
  let before: number | null = null;
  for (const { counts } of logs) {
    for (const count of counts) {
      if (count.elementId !== elementId || count.ddi !== ddi) continue;
      // A rise between two logs is work too.
      sum += (before === null ? 0 : riseBetween(before, count.first)) + count.rise;
      before = count.value;
    }
  }
  return before === null ? null : sum;
}

/** The last value in all logs; null: no log has one, or a log was not read. */
function lastLogged({ logs }: Task, elementId: string, ddi: string): number | null {
  if (logs.some(({ fault }) => fault !== null)) return null;
  return logs.flatMap(({ counts }) => valuesIn(counts, elementId, ddi)).at(-1) ?? null;
}

/**
 * The total of one element in a task. By ISO 11783-10:2015, 6.8.3, each stated time gives the
 * task's total up to its end, so the last one is the whole total. Real machines also carry a count
 * over from another task, or begin it again: where the rise in the logs differs from the stated
 * total, both are given.
 * @param times effective times, in order
 */
export function elementTotal(
  task: Task,
  times: readonly TaskTime[],
  elementId: string,
  ddi: string,
): ElementTotal {
  const said = times.flatMap(({ totals }) => valuesIn(totals, elementId, ddi).slice(-1));
  const logged = loggedRise(task, elementId, ddi);
  const last = said.at(-1) ?? lastLogged(task, elementId, ddi);
  if (last === null) return { elementId, figures: [] };
  if (said.length === 0) {
    return { elementId, figures: differentCounts(logged === null ? [last] : [last, logged]) };
  }
  const rise = said.reduce(
    (sum, value, index) => sum + riseBetween(said[index - 1] ?? 0, value),
    0,
  );
  // The rises stated and the rises logged agree: this is what was done.
  if (logged !== null && isSameCount(rise, logged)) return { elementId, figures: [rise] };
  return {
    elementId,
    figures: differentCounts(logged === null ? [last, rise] : [last, rise, logged]),
  };
}
