import { isCalled } from './isCalled.ts';
import type { Paddock } from './Paddock.ts';

interface KeptPaddock {
  readonly id: string;
  readonly value: Paddock;
  readonly createdAt: Date;
}

function byAge(a: KeptPaddock, b: KeptPaddock): number {
  const later = a.createdAt.getTime() - b.createdAt.getTime();
  if (later !== 0) return later;
  return a.id < b.id ? -1 : 1;
}

/**
 * Pairs of paddocks of one name, as two devices without a signal make them; the older one first. A
 * paddock with more than one twin is in the first pair only: after a merge there may be a pair
 * again.
 */
export function twinPaddocks<Kept extends KeptPaddock>(
  paddocks: readonly Kept[],
): readonly (readonly [Kept, Kept])[] {
  const left = paddocks.filter(({ value }) => !value.retired).toSorted(byAge);
  const pairs: (readonly [Kept, Kept])[] = [];
  for (let older = left.shift(); older !== undefined; older = left.shift()) {
    const { name } = older.value;
    const place = left.findIndex(({ value }) => isCalled({ ...value, earlierNames: [] }, name));
    const [younger] = place < 0 ? [] : left.splice(place, 1);
    if (younger !== undefined) pairs.push([older, younger]);
  }
  return pairs;
}

/** An outline with what belongs to it. */
function outlineOf(paddock: Paddock | undefined) {
  if (paddock === undefined) return { outline: null };
  const { outline, leftOut, buffers, outlineOrigin } = paddock;
  return {
    outline,
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(buffers === undefined ? {} : { buffers }),
    ...(outlineOrigin === undefined ? {} : { outlineOrigin }),
  };
}

/**
 * Merges two paddocks: facts that only one of them has, every name of both, and an outline only
 * with the area it is of.
 * @param areaHa the chosen area
 */
export function onePaddock(older: Paddock, younger: Paddock, areaHa: number | null): Paddock {
  const outlined = [older, younger].find((one) => one.outline !== null && one.areaHa === areaHa);
  const names = [...older.earlierNames, ...younger.earlierNames, younger.name];
  return {
    name: older.name,
    retired: older.retired,
    areaHa,
    ...outlineOf(outlined),
    landUse: older.landUse ?? younger.landUse,
    earlierNames: [...new Set(names)].filter(
      (name) => !isCalled({ name: older.name, earlierNames: [] }, name),
    ),
  };
}
