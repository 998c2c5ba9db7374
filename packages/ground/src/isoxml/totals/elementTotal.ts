import type { LoggedValue, Task, TaskTime } from '../TaskData.ts';
import { isSameCount, riseBetween } from './countRise.ts';

/** What a total of one element of a machine is in a task. */
export interface ElementTotal {
  readonly elementId: string;
  /** In steps of the dictionary. More than one: the file can be read in each of these ways. */
  readonly figures: readonly number[];
}

/** Each figure once: one that says the same as one before it is left out. */
export function differentCounts(counts: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const count of counts) {
    if (!kept.some((one) => isSameCount(one, count))) kept.push(count);
  }
  return kept;
}

/** A count below zero is none. */
const valuesIn = (
  values: readonly LoggedValue[],
  elementId: string,
  ddi: string,
): readonly number[] =>
  values.flatMap((one) =>
    one.elementId === elementId && one.ddi === ddi && one.value >= 0 ? [one.value] : [],
  );

/** By how much the count of an element rose over all logs; null: they do not say, or not all were read. */
function loggedRise({ logs }: Task, elementId: string, ddi: string): number | null {
  if (logs.some(({ fault }) => fault !== null)) return null;
  let sum = 0;
  let before: number | null = null;
  for (const { counts } of logs) {
    for (const count of counts) {
      if (count.elementId !== elementId || count.ddi !== ddi) continue;
      // What it rose by between two logs was counted as well.
      sum += (before === null ? 0 : riseBetween(before, count.first)) + count.rise;
      before = count.value;
    }
  }
  return before === null ? null : sum;
}

/** The last that all logs say; null: they do not, or one that may have said more was not read. */
function lastLogged({ logs }: Task, elementId: string, ddi: string): number | null {
  if (logs.some(({ fault }) => fault !== null)) return null;
  return logs.flatMap(({ counts }) => valuesIn(counts, elementId, ddi)).at(-1) ?? null;
}

/**
 * The total of one element in a task. By ISO 11783-10:2015, 6.8.3, each stretch says the total of the task
 * up to its end, so the last says all of it. Real machines also carry a count over from another task, or
 * begin it again: where what the logs rose by is another figure than what is said, both are told.
 * @param times effective stretches, in order
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
  // The sum of what was said and the sum of what was logged are the same figure: it is what was done.
  if (logged !== null && isSameCount(rise, logged)) return { elementId, figures: [rise] };
  return {
    elementId,
    figures: differentCounts(logged === null ? [last, rise] : [last, rise, logged]),
  };
}
