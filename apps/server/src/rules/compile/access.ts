import {
  Fault,
  faultOf,
  isKnown,
  isMap,
  PartialMap,
  UNPROVED,
  type Outcome,
} from '../values/Fault.ts';
import { RulesPath, typeOfValue, type RulesValue } from '../values/RulesValue.ts';
import type { Evaluate } from './Evaluate.ts';

const MISSING = new Fault('there is no such field');

function fieldOf(object: Outcome, name: string): Outcome {
  if (isMap(object)) {
    const value = object.get(name);
    return value === undefined ? MISSING : value;
  }
  if (object instanceof PartialMap) return object.known.get(name) ?? partialNull(object, name);
  if (object instanceof Fault) return object;
  return new Fault(`${typeOfValue(object)} has no fields`);
}

/** A field pinned to null is known; one that is not pinned may be anything. */
const partialNull = (object: PartialMap, name: string): Outcome =>
  object.known.has(name) ? null : UNPROVED;

/** `object.name` */
export const member =
  (object: Evaluate, name: string): Evaluate =>
  (evaluation, frame) =>
    fieldOf(object(evaluation, frame), name);

function itemAt(items: { readonly length: number }, index: bigint): number | Fault {
  return index < 0n || index >= BigInt(items.length)
    ? new Fault('the index is out of bounds')
    : Number(index);
}

function indexValue(object: RulesValue, index: RulesValue): RulesValue | Fault {
  const refused = new Fault(`${typeOfValue(object)}[${typeOfValue(index)}] is not defined`);
  if (typeof index !== 'bigint') return refused;
  const items = object instanceof RulesPath ? object.segments : object;
  if (typeof items !== 'string' && !Array.isArray(items)) return refused;
  const place = itemAt(items, index);
  return place instanceof Fault ? place : ((items as readonly RulesValue[])[place] ?? null);
}

/** `object[index]` */
export const indexed =
  (object: Evaluate, index: Evaluate): Evaluate =>
  (evaluation, frame) => {
    const target = object(evaluation, frame);
    const at = index(evaluation, frame);
    if (!isKnown(at)) return faultOf(at);
    if (typeof at === 'string') {
      return typeof target === 'string' ? indexValue(target, at) : fieldOf(target, at);
    }
    return isKnown(target) ? indexValue(target, at) : faultOf(target);
  };

/** `object[from:to]` of a string or list; `to` is not part of it. */
export function slice([object, from, to]: readonly (RulesValue | undefined)[]): RulesValue | Fault {
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return new Fault('a range takes ints');
  if (typeof object !== 'string' && !Array.isArray(object)) {
    return new Fault('a range is of a string or a list');
  }
  // Both ends must be in the list: Google's emulator takes [1:1] for empty, but not [0:0].
  const size = BigInt(object.length);
  if (from < 0n || from >= size || to < 1n || to < from || to > size) {
    return new Fault('the range is out of bounds');
  }
  return object.slice(Number(from), Number(to)) as string | readonly RulesValue[];
}

/** `name in map` where a query knows the map only in part. */
export const partialIn = (name: Outcome, map: PartialMap): Outcome => {
  if (!isKnown(name)) return faultOf(name);
  return typeof name === 'string' && map.known.has(name) ? true : UNPROVED;
};

/** `map.get(name, fallback)` where a query knows the map only in part: only what is pinned. */
export function partialGet(map: PartialMap, args: readonly Outcome[]): Outcome {
  const [names] = args;
  const unknown = args.find((arg) => !isKnown(arg));
  if (unknown instanceof Fault) return unknown;
  if (args.length !== 2 || names === undefined || unknown !== undefined) return UNPROVED;
  const path = Array.isArray(names) ? (names as readonly RulesValue[]) : [names];
  if (path.length === 0) return UNPROVED;
  let value: Outcome = map;
  for (const name of path) {
    if (!(value instanceof PartialMap) || typeof name !== 'string') return UNPROVED;
    value = fieldOf(value, name);
  }
  return value;
}

/** `a == b` where a side is a map that a query knows in part: it is certainly not null. */
export function partialSame(left: Outcome, right: Outcome): boolean | Fault {
  if (left instanceof Fault) return left;
  if (right instanceof Fault) return right;
  return left === null || right === null ? false : UNPROVED;
}
