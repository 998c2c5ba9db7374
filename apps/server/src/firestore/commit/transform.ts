import { compareValues } from '../wire/compareValues.ts';
import { equalityKey } from '../wire/equalityKey.ts';
import { NULL, type Micros, type Value } from '../wire/Value.ts';
import type { NumberValue, Transform } from './Write.ts';

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -(2n ** 63n);

const isNumber = (value: Value | undefined): value is NumberValue =>
  value?.kind === 'integer' || value?.kind === 'double';

const isNaN = (value: NumberValue): boolean => value.kind === 'double' && Number.isNaN(value.value);

/** Whole numbers stay whole and stop at the ends of 64 bits; with a double the sum is a double. */
function add(base: NumberValue, by: NumberValue): NumberValue {
  if (base.kind === 'integer' && by.kind === 'integer') {
    const sum = base.value + by.value;
    return { kind: 'integer', value: sum > LARGEST ? LARGEST : sum < SMALLEST ? SMALLEST : sum };
  }
  return { kind: 'double', value: Number(base.value) + Number(by.value) };
}

/** The base stays when both are equal, so 5 does not turn into 5.0. NaN wins over any number. */
function extreme(base: NumberValue, operand: NumberValue, sign: 1 | -1): NumberValue {
  if (isNaN(base) || isNaN(operand)) return { kind: 'double', value: NaN };
  return compareValues(operand, base) * sign > 0 ? operand : base;
}

function append(base: readonly Value[], added: readonly Value[]): readonly Value[] {
  const keys = new Set(base.map(equalityKey));
  const missing = added.filter((value) => {
    const key = equalityKey(value);
    const isMissing = !keys.has(key);
    keys.add(key);
    return isMissing;
  });
  return [...base, ...missing];
}

function without(base: readonly Value[], removed: readonly Value[]): readonly Value[] {
  const keys = new Set(removed.map(equalityKey));
  return base.filter((value) => !keys.has(equalityKey(value)));
}

const elements = (value: Value | undefined): readonly Value[] =>
  value?.kind === 'array' ? value.values : [];

/**
 * The field's new value.
 * @param base its value before; undefined: it has none.
 * @param requestTime the time of the request, the same as rules see.
 */
export function applyTransform(
  transform: Transform,
  base: Value | undefined,
  requestTime: Micros,
): Value {
  switch (transform.kind) {
    case 'requestTime':
      return { kind: 'timestamp', value: requestTime };
    case 'increment':
      return isNumber(base) ? add(base, transform.by) : transform.by;
    case 'maximum':
      return isNumber(base) ? extreme(base, transform.of, 1) : transform.of;
    case 'minimum':
      return isNumber(base) ? extreme(base, transform.of, -1) : transform.of;
    case 'append':
      return { kind: 'array', values: append(elements(base), transform.values) };
    case 'remove':
      return { kind: 'array', values: without(elements(base), transform.values) };
  }
}

/** What the answer says of a transform; lists are worked out by the client itself. */
export const transformResult = (transform: Transform, value: Value): Value =>
  transform.kind === 'append' || transform.kind === 'remove' ? NULL : value;
