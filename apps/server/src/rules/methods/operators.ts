import type { BinaryOperator } from '../syntax/RulesFile.ts';
import { toTimestamp } from '../values/calendar.ts';
import { Fault } from '../values/Fault.ts';
import { toInt } from '../values/numbers.ts';
import { byUtf16, compareNumbers, sameInside, sameValue, setKey } from '../values/sameValue.ts';
import {
  RulesDuration,
  RulesSet,
  RulesTimestamp,
  typeOfValue,
  type RulesMap,
  type RulesValue,
} from '../values/RulesValue.ts';
import { limited } from '../values/textLimit.ts';
import { toDuration } from './functions.ts';

type Result = RulesValue | Fault;
type Numeric = bigint | number;

const isNumeric = (value: RulesValue): value is Numeric =>
  typeof value === 'bigint' || typeof value === 'number';

const refuse = (operator: string, left: RulesValue, right: RulesValue): Fault =>
  new Fault(`${operator} does not take ${typeOfValue(left)} and ${typeOfValue(right)}`);

/**
 * The order of two values of one kind, NaN where a number is NaN; null for values without order.
 */
function order(left: RulesValue, right: RulesValue): number | null {
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return byUtf16(left, right);
  if (left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return compareNumbers(left.nanos, right.nanos);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return compareNumbers(left.nanos, right.nanos);
  }
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return null;
}

const compare =
  (operator: string, holds: (order: number) => boolean) =>
  (left: RulesValue, right: RulesValue): Result => {
    const found = order(left, right);
    return found === null ? refuse(operator, left, right) : holds(found);
  };

/** Arithmetic of two ints, or of two floats when one of them is a float. */
const arithmetic =
  (
    operator: string,
    ints: (left: bigint, right: bigint) => bigint | Fault,
    floats: (left: number, right: number) => number,
  ) =>
  (left: RulesValue, right: RulesValue): Result => {
    if (!isNumeric(left) || !isNumeric(right)) return refuse(operator, left, right);
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      const result = ints(left, right);
      return typeof result === 'bigint' ? toInt(result) : result;
    }
    return floats(Number(left), Number(right));
  };

const BY_ZERO = new Fault('division by zero');

const addNumbers = arithmetic(
  '+',
  (left, right) => left + right,
  (left, right) => left + right,
);

function add(left: RulesValue, right: RulesValue): Result {
  if (typeof left === 'string' && typeof right === 'string') return limited(left + right);
  if (left instanceof RulesDuration) {
    if (right instanceof RulesDuration) return toDuration(left.nanos + right.nanos);
    if (right instanceof RulesTimestamp) return toTimestamp(left.nanos + right.nanos);
  }
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return toTimestamp(left.nanos + right.nanos);
  }
  return addNumbers(left, right);
}

const subtractNumbers = arithmetic(
  '-',
  (left, right) => left - right,
  (left, right) => left - right,
);

function subtract(left: RulesValue, right: RulesValue): Result {
  if (left instanceof RulesTimestamp) {
    if (right instanceof RulesTimestamp) return toDuration(left.nanos - right.nanos);
    if (right instanceof RulesDuration) return toTimestamp(left.nanos - right.nanos);
  }
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return toDuration(left.nanos - right.nanos);
  }
  return subtractNumbers(left, right);
}

/** `in`: an item of a list (1 is not 1.0 there), an element of a set, a field of a map. */
function isIn(left: RulesValue, right: RulesValue): Result {
  if (Array.isArray(right)) {
    const list = right as readonly RulesValue[];
    return list.some((item) => sameInside(item, left));
  }
  if (right instanceof RulesSet) return right.elements.has(setKey(left));
  if (right instanceof Map && typeof left === 'string') return (right as RulesMap).has(left);
  return refuse('in', left, right);
}

const OPERATORS: Readonly<Record<BinaryOperator, (left: RulesValue, right: RulesValue) => Result>> =
  {
    in: isIn,
    '==': sameValue,
    '!=': (left, right) => !sameValue(left, right),
    '<': compare('<', (found) => found < 0),
    '<=': compare('<=', (found) => found <= 0),
    '>': compare('>', (found) => found > 0),
    '>=': compare('>=', (found) => found >= 0),
    '+': add,
    '-': subtract,
    '*': arithmetic(
      '*',
      (left, right) => left * right,
      (left, right) => left * right,
    ),
    '/': arithmetic(
      '/',
      (left, right) => (right === 0n ? BY_ZERO : left / right),
      (left, right) => left / right,
    ),
    '%': arithmetic(
      '%',
      (left, right) => (right === 0n ? BY_ZERO : left % right),
      (left, right) => left % right,
    ),
  };

/** What a two-sided operator gives for values that are known. */
export const operate = (operator: BinaryOperator): ((l: RulesValue, r: RulesValue) => Result) =>
  OPERATORS[operator];

/** `-value` of a number or a duration. */
export function negate(value: RulesValue): Result {
  if (typeof value === 'bigint') return toInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos);
  return new Fault(`- does not take ${typeOfValue(value)}`);
}
