/** A moment; the language counts nanoseconds since 1970 UTC. */
export class RulesTimestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RulesDuration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** Segments from the top: a stored reference begins with `databases`, `(default)`, `documents`. */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class RulesVector {
  readonly components: readonly number[];
  constructor(components: readonly number[]) {
    this.components = components;
  }
}

/** Elements by their key (see `setKey`): 1 and 1.0 are one element. */
export class RulesSet {
  readonly elements: ReadonlyMap<string | symbol, RulesValue>;
  constructor(elements: ReadonlyMap<string | symbol, RulesValue>) {
    this.elements = elements;
  }
}

/** What `map.diff(other)` gives. */
export class RulesMapDiff {
  readonly current: RulesMap;
  readonly other: RulesMap;
  constructor(current: RulesMap, other: RulesMap) {
    this.current = current;
    this.other = other;
  }
}

export type RulesMap = ReadonlyMap<string, RulesValue>;

/**
 * A value of the rules language: int is bigint and float is number, so that `1 is int` and
 * `1.0 is float` hold; bytes are Uint8Array, a list is an array, a map is a Map.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesVector
  | RulesSet
  | RulesMapDiff
  | RulesMap
  | readonly RulesValue[];

/** What each name of a type stands for; the keys are those that `is` takes. */
export interface RulesTypes {
  readonly bool: boolean;
  readonly bytes: Uint8Array;
  readonly duration: RulesDuration;
  readonly float: number;
  readonly int: bigint;
  readonly latlng: RulesLatLng;
  readonly list: readonly RulesValue[];
  readonly map: RulesMap;
  readonly map_diff: RulesMapDiff;
  readonly number: bigint | number;
  readonly path: RulesPath;
  readonly set: RulesSet;
  readonly string: string;
  readonly timestamp: RulesTimestamp;
  readonly vector: RulesVector;
}
export type RulesTypeName = keyof RulesTypes;

type ExactTypeName = Exclude<RulesTypeName, 'number'> | 'null';

function objectType(value: object): ExactTypeName {
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesMapDiff) return 'map_diff';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesVector) return 'vector';
  return 'bytes';
}

/** The name of a value's type; `number` is never the answer, int and float are. */
export function typeOfValue(value: RulesValue): ExactTypeName {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  return value === null ? 'null' : objectType(value);
}
