import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesVector,
  type RulesMap,
  type RulesValue,
} from './RulesValue.ts';

/** Parts are told from each other by their length, so that no text can pass for two of them. */
const joined = (kind: string, parts: readonly string[]): string =>
  kind + parts.map((part) => `${part.length}:${part}`).join('');

const latlngKey = ({ latitude, longitude }: RulesLatLng): string =>
  `g${latitude + 0},${longitude + 0}`;

type KeyOf = (value: RulesValue) => string | null;

function mapKey(map: RulesMap, keyOf: KeyOf): string | null {
  const parts: string[] = [];
  for (const name of [...map.keys()].toSorted(byUtf16)) {
    const key = keyOf(map.get(name) ?? null);
    if (key === null) return null;
    parts.push(name, key);
  }
  return joined('m', parts);
}

function listKey(list: readonly RulesValue[], keyOf: KeyOf): string | null {
  const parts: string[] = [];
  for (const item of list) {
    const key = keyOf(item);
    if (key === null) return null;
    parts.push(key);
  }
  return joined('l', parts);
}

function objectKey(value: RulesValue & object, keyOf: KeyOf): string | null {
  if (Array.isArray(value)) return listKey(value as readonly RulesValue[], keyOf);
  if (value instanceof Map) return mapKey(value as RulesMap, keyOf);
  return scalarKey(value) ?? compoundKey(value, keyOf);
}

function scalarKey(value: RulesValue & object): string | null {
  if (value instanceof RulesTimestamp) return `t${value.nanos}`;
  if (value instanceof RulesDuration) return `d${value.nanos}`;
  if (value instanceof RulesPath) return joined('p', value.segments);
  if (value instanceof RulesLatLng) return latlngKey(value);
  if (value instanceof Uint8Array) return `y${Buffer.from(value).toString('hex')}`;
  return null;
}

function compoundKey(value: RulesValue & object, keyOf: KeyOf): string | null {
  if (value instanceof RulesVector)
    return listKey(value.components, keyOf)?.replace(/^l/, 'v') ?? null;
  if (value instanceof RulesSet) {
    const keys = [...value.elements.keys()];
    return keys.every((key) => typeof key === 'string')
      ? joined('e', keys.toSorted(byUtf16))
      : null;
  }
  return null;
}

/** Order of the language's own strings; the emulator compares UTF-16 units, as `<` does here. */
export const byUtf16 = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The key of a value, its numbers written by `numberKey`; null when one of them has none. */
const keyWith = (numberKey: (value: bigint | number) => string | null): KeyOf => {
  const keyOf: KeyOf = (value) => {
    if (typeof value === 'string') return `s${value}`;
    if (typeof value === 'bigint' || typeof value === 'number') return numberKey(value);
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    return value === null ? 'null' : objectKey(value, keyOf);
  };
  return keyOf;
};

/**
 * A text that two values share if and only if they are the same inside a list or a map, where 1 and
 * 1.0 differ. Null for what equals nothing: NaN and all that holds it.
 */
export const strictKey = keyWith((value) => {
  if (typeof value === 'bigint') return `i${value}`;
  if (Number.isNaN(value)) return null;
  return Object.is(value, -0) ? 'f-0' : `f${value}`;
});

const looseKey = keyWith((value) => (Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`));

/** The key of an element of a set, where 1 and 1.0 are one element, however deep they stand. */
export const setKey = (value: RulesValue): string | symbol =>
  looseKey(value) ?? Symbol('equals nothing');

export const makeSet = (values: Iterable<RulesValue>): RulesSet => {
  const elements = new Map<string | symbol, RulesValue>();
  for (const value of values) {
    const key = setKey(value);
    // Of 1 and 1.0 the first stays.
    if (!elements.has(key)) elements.set(key, value);
  }
  return new RulesSet(elements);
};

/** `==`: numbers by what they count, everything else by type and content. NaN equals nothing. */
export function sameValue(a: RulesValue, b: RulesValue): boolean {
  const isNumber = typeof a === 'bigint' || typeof a === 'number';
  if (isNumber && (typeof b === 'bigint' || typeof b === 'number')) {
    return compareNumbers(a, b) === 0;
  }
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (a === null || b === null) return a === b;
  if (a instanceof RulesMapDiff || b instanceof RulesMapDiff) return false;
  return sameInside(a, b);
}

/** Whether two values are the same inside a list or a map, where 1 and 1.0 differ. */
export function sameInside(a: RulesValue, b: RulesValue): boolean {
  const key = strictKey(a);
  return key !== null && key === strictKey(b);
}

/** Whether a field counts as unchanged in a diff: numbers by what they count, at any depth. */
export function sameInDiff(a: RulesValue, b: RulesValue): boolean {
  const key = looseKey(a);
  return key !== null && key === looseKey(b);
}

/**
 * The order of two numbers, NaN when one of them is NaN. An int beside a float is taken as a float,
 * as Google's service does, which makes 2^53 + 1 equal to 2^53 as a float.
 */
export function compareNumbers(left: bigint | number, right: bigint | number): number {
  const mixed = typeof left !== typeof right;
  const a = mixed ? Number(left) : left;
  const b = mixed ? Number(right) : right;
  if (a < b) return -1;
  if (a > b) return 1;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : 0;
}
