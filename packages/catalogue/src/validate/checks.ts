import { fault, type CatalogueFault } from './CatalogueFault.ts';

/** Allowed range of a figure, both ends included. */
export type Range = readonly [number, number];

/** A figure outside its plausible range; a figure that is not known cannot be outside. */
export function outOfRange(
  path: string,
  value: number | null,
  [low, high]: Range,
): CatalogueFault[] {
  const fits = value === null || (Number.isFinite(value) && value >= low && value <= high);
  return fits ? [] : [fault('outOfRange', path, value)];
}

/** Every position where a list does not rise. */
export function notAscending(path: string, values: readonly number[]): CatalogueFault[] {
  return values.flatMap((value, index) => {
    const before = values[index - 1];
    return before !== undefined && !(value > before)
      ? [fault('notAscending', `${path}.${index}`, value)]
      : [];
  });
}

/** Two figures for the same thing that differ by more than the given share of the second. */
export function disagree(
  path: string,
  stated: number,
  expected: number,
  tolerance: number,
): CatalogueFault[] {
  return Math.abs(stated - expected) <= tolerance * Math.abs(expected)
    ? []
    : [fault('disagrees', path, stated)];
}

const ID = /^[a-zA-Z0-9]+(?:[-+_][a-zA-Z0-9]+)*$/;

/** Ids that are used twice or that a path or an address could not carry. */
export function badIds(kind: string, ids: readonly string[]): CatalogueFault[] {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const faults: CatalogueFault[] = [];
    if (!ID.test(id)) faults.push(fault('idMalformed', `${kind}.${id}`));
    if (seen.has(id)) faults.push(fault('idNotUnique', `${kind}.${id}`));
    seen.add(id);
    return faults;
  });
}
