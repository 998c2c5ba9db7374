import type { FactSource } from '@mix/engine';
import { byName } from '../factSource.ts';
import { fault, type CatalogueFault } from './CatalogueFault.ts';

/** A source that says nothing, or that cites what is not in the list of sources. */
export function sourceFaults(
  path: string,
  source: FactSource,
  known: ReadonlySet<string>,
): CatalogueFault[] {
  const faults = source.sourceIds
    .filter((id) => !known.has(id))
    .map((id) => fault('sourceUnknown', path, id));
  if (!source.assumed && source.sourceIds.length === 0) faults.push(fault('sourceMissing', path));
  if (source.assumed && source.note === null) faults.push(fault('assumedWithoutReason', path));
  return faults;
}

interface Sourced {
  readonly sources: Readonly<Partial<Record<string, FactSource>>>;
}

const isStated = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** Facts that are stated without a source, and sources that do not stand up themselves. */
export function unsourcedFacts<Entry extends Sourced>(
  path: string,
  entry: Entry,
  facts: readonly (keyof Entry & string)[],
  known: ReadonlySet<string>,
): CatalogueFault[] {
  return facts.flatMap((name) => {
    const source = entry.sources[name];
    // Only the groups follow from a product's name: no other fact is stated unread.
    if (source === byName && name === 'groups') return [];
    if (source !== undefined) return sourceFaults(`${path}.${name}`, source, known);
    return isStated(entry[name]) ? [fault('sourceMissing', `${path}.${name}`)] : [];
  });
}
