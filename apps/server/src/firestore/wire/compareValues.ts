import { comparePaths } from './comparePaths.ts';
import { compareText } from './compareText.ts';
import type { Fields, Value } from './Value.ts';

const TYPE_ORDER = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

/** Place of the value's type among all types; integers and doubles share one. */
export const typeOrder = (value: Value): number => TYPE_ORDER[value.kind];

/**
 * The order of two values of any types, as a sorted query shows them. 0 means equal: so are 1 and
 * 1.0, 0 and -0, two NaN.
 */
export function compareValues(left: Value, right: Value): number {
  const types = typeOrder(left) - typeOrder(right);
  return types === 0 ? (compareScalars(left, right) ?? compareCompounds(left, right)) : types;
}

/** The order of two values of one type; null for the types of `compareCompounds`. */
function compareScalars(left: Value, right: Value): number | null {
  if (left.kind === 'string' && right.kind === 'string') {
    return compareText(left.value, right.value);
  }
  if (
    (left.kind === 'integer' || left.kind === 'double') &&
    (right.kind === 'integer' || right.kind === 'double')
  ) {
    return compareNumbers(left.value, right.value);
  }
  if (left.kind === 'boolean' && right.kind === 'boolean') {
    return Number(left.value) - Number(right.value);
  }
  return null;
}

function compareCompounds(left: Value, right: Value): number {
  if (left.kind === 'timestamp' && right.kind === 'timestamp') {
    return compareNumbers(left.value, right.value);
  }
  if (left.kind === 'bytes' && right.kind === 'bytes') {
    return Buffer.compare(left.value, right.value);
  }
  if (left.kind === 'reference' && right.kind === 'reference') {
    return comparePaths(left.name, right.name);
  }
  if (left.kind === 'geoPoint' && right.kind === 'geoPoint') {
    const order = compareNumbers(left.latitude, right.latitude);
    return order === 0 ? compareNumbers(left.longitude, right.longitude) : order;
  }
  return compareLists(left, right);
}

function compareLists(left: Value, right: Value): number {
  if (left.kind === 'array' && right.kind === 'array') {
    const order = compareElements(left.values, right.values, compareValues);
    return order === 0 ? left.values.length - right.values.length : order;
  }
  if (left.kind === 'vector' && right.kind === 'vector') {
    const dimensions = left.values.length - right.values.length;
    return dimensions === 0
      ? compareElements(left.values, right.values, compareNumbers)
      : dimensions;
  }
  if (left.kind === 'map' && right.kind === 'map') {
    const order = compareElements(sorted(left.fields), sorted(right.fields), compareEntries);
    return order === 0 ? left.fields.size - right.fields.size : order;
  }
  return 0;
}

/** Exact also between a 64-bit integer and a double: JavaScript compares those two by value. */
function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  // Equal, or one is NaN, which comes before every number.
  return Number(!Number.isNaN(left)) - Number(!Number.isNaN(right));
}

/** The order of the first elements that differ; a missing one does not count. */
function compareElements<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (left: Item, right: Item) => number,
): number {
  for (const [index, item] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 0;
    const order = compare(item, other);
    if (order !== 0) return order;
  }
  return 0;
}

const sorted = (fields: Fields): readonly [string, Value][] =>
  [...fields].sort(([left], [right]) => compareText(left, right));

function compareEntries(left: [string, Value], right: [string, Value]): number {
  const keys = compareText(left[0], right[0]);
  return keys === 0 ? compareValues(left[1], right[1]) : keys;
}
