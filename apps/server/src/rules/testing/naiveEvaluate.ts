import type { BinaryOperator, Expression } from '../syntax/RulesFile.ts';
import { typeOfValue, type RulesMap, type RulesValue } from '../values/RulesValue.ts';

/** An expression without a value; thrown, as the language's own description has it. */
class NoValue extends Error {}

const fail = (): never => {
  throw new NoValue();
};

type List = readonly RulesValue[];
export type Variables = Readonly<Record<string, RulesValue>>;

const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';
const asList = (value: RulesValue): List => (Array.isArray(value) ? (value as List) : fail());
const asMap = (value: RulesValue): RulesMap =>
  value instanceof Map ? (value as RulesMap) : fail();
const asText = (value: RulesValue): string => (typeof value === 'string' ? value : fail());
const asInt = (value: RulesValue): number => (typeof value === 'bigint' ? Number(value) : fail());
const asBool = (value: RulesValue): boolean => (typeof value === 'boolean' ? value : fail());

/** Equal inside a list or a map: of one type and one content. */
function equalInside(a: RulesValue, b: RulesValue): boolean {
  if (typeOfValue(a) !== typeOfValue(b)) return false;
  if (typeof a === 'number') return a === b && Object.is(a, b);
  if (Array.isArray(a)) {
    const [left, right] = [a as List, b as List];
    if (left.length !== right.length) return false;
    return left.every((item, index) => equalInside(item, right[index] ?? null));
  }
  if (a instanceof Map) {
    const [left, right] = [a as RulesMap, b as RulesMap];
    if (left.size !== right.size) return false;
    return [...left].every(
      ([name, value]) => right.has(name) && equalInside(value, right.get(name) ?? null),
    );
  }
  return a === b;
}

function equal(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) return typeof a === typeof b ? a === b : Number(a) === Number(b);
  return equalInside(a, b);
}

function compare(operator: string, a: RulesValue, b: RulesValue): boolean {
  const comparable =
    (isNumber(a) && isNumber(b)) || (typeof a === 'string' && typeof b === 'string');
  if (!comparable) return fail();
  const [left, right] = typeof a === typeof b ? [a, b] : [Number(a), Number(b)];
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

const bigArithmetic: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0n ? fail() : a / b),
  '%': (a, b) => (b === 0n ? fail() : a % b),
};

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const in64 = (value: bigint): bigint => (BigInt.asIntN(64, value) === value ? value : fail());

function calculate(operator: string, a: RulesValue, b: RulesValue): RulesValue {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (!isNumber(a) || !isNumber(b)) return fail();
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    return in64((bigArithmetic[operator] ?? fail)(a, b));
  }
  return (arithmetic[operator] ?? fail)(Number(a), Number(b));
}

function contains(container: RulesValue, wanted: RulesValue): boolean {
  if (container instanceof Map) return asMap(container).has(asText(wanted));
  return asList(container).some((item) => equalInside(item, wanted));
}

function binary(operator: BinaryOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (operator === 'in') return contains(b, a);
  if (operator === '==' || operator === '!=') return equal(a, b) === (operator === '==');
  return operator.startsWith('<') || operator.startsWith('>')
    ? compare(operator, a, b)
    : calculate(operator, a, b);
}

const has = (list: List, wanted: RulesValue): boolean =>
  list.some((item) => equalInside(item, wanted));

type Method = (self: RulesValue, args: List) => RulesValue;

const twoLists =
  (use: (list: List, other: List) => RulesValue): Method =>
  (self, [other = null]) =>
    use(asList(self), asList(other));

const METHODS: Readonly<Record<string, Method>> = {
  size: (self) => {
    if (typeof self === 'string') return BigInt(self.length);
    return BigInt(self instanceof Map ? self.size : asList(self).length);
  },
  hasAll: twoLists((list, other) => other.every((item) => has(list, item))),
  hasAny: twoLists((list, other) => other.some((item) => has(list, item))),
  hasOnly: twoLists((list, other) => list.every((item) => has(other, item))),
  concat: twoLists((list, other) => [...list, ...other]),
  removeAll: twoLists((list, other) => list.filter((item) => !has(other, item))),
  keys: (self) => [...asMap(self).keys()].toSorted((a, b) => (a < b ? -1 : 1)),
  values: (self) => [...asMap(self).values()],
  get: (self, [name = null, fallback = null]) => {
    const map = asMap(self);
    return map.has(asText(name)) ? (map.get(asText(name)) ?? null) : fallback;
  },
  lower: (self) => asText(self).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  upper: (self) => asText(self).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
};

type Run = (expression: Expression) => RulesValue;

/** `&&` and `||`: both sides are evaluated, and one that is `decisive` decides. */
function both(left: Expression, right: Expression, decisive: boolean, run: Run): boolean {
  const tried = [left, right].map((side) => {
    try {
      return asBool(run(side));
    } catch (cause) {
      if (cause instanceof NoValue) return null;
      throw cause;
    }
  });
  if (tried.includes(decisive)) return decisive;
  return tried.includes(null) ? fail() : !decisive;
}

function index(object: RulesValue, at: RulesValue): RulesValue {
  if (object instanceof Map) {
    const map = asMap(object);
    return map.has(asText(at)) ? (map.get(asText(at)) ?? null) : fail();
  }
  const items = typeof object === 'string' ? object.split('') : asList(object);
  const place = asInt(at);
  return place >= 0 && place < items.length ? (items[place] ?? null) : fail();
}

function slice(object: RulesValue, from: number, to: number): RulesValue {
  const size = typeof object === 'string' ? object.length : asList(object).length;
  if (from < 0 || from >= size || to < 1 || to > size || from > to) return fail();
  return typeof object === 'string' ? object.slice(from, to) : asList(object).slice(from, to);
}

const isOfType = (value: RulesValue, type: string): boolean =>
  typeOfValue(value) === type || (type === 'number' && isNumber(value));

type Interpreters = {
  readonly [K in Expression['kind']]: (
    node: Extract<Expression, { kind: K }>,
    run: Run,
    variables: Variables,
  ) => RulesValue;
};

const INTERPRETERS: Interpreters = {
  literal: ({ value }) => value,
  name: ({ name }, _, variables) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? null) : fail(),
  list: ({ items }, run) => items.map(run),
  map: ({ entries }, run) =>
    new Map(entries.map(([name, value]) => [asText(run(name)), run(value)])),
  path: fail,
  not: ({ operand }, run) => !asBool(run(operand)),
  negate: ({ operand }, run) => {
    const value = run(operand);
    return typeof value === 'bigint' ? in64(-value) : typeof value === 'number' ? -value : fail();
  },
  and: ({ left, right }, run) => both(left, right, false, run),
  or: ({ left, right }, run) => both(left, right, true, run),
  binary: ({ operator, left, right }, run) => binary(operator, run(left), run(right)),
  is: ({ operand, type }, run) => isOfType(run(operand), type),
  conditional: ({ condition, yes, no }, run) => run(asBool(run(condition)) ? yes : no),
  member: ({ object, name }, run) => index(asMap(run(object)), name),
  index: ({ object, index: at }, run) => index(run(object), run(at)),
  range: ({ object, from, to }, run) => slice(run(object), asInt(run(from)), asInt(run(to))),
  call: fail,
  method: ({ object, name, args }, run) => (METHODS[name] ?? fail)(run(object), args.map(run)),
};

/**
 * Whether an expression is true, worked out in the plainest way: what the language's description
 * says, with thrown errors and loops, and nothing shared with the evaluator but the parser.
 */
export function naiveAllows(expression: Expression, variables: Variables): boolean {
  const run: Run = (node) => {
    const interpret = INTERPRETERS[node.kind] as (
      of: Expression,
      run: Run,
      variables: Variables,
    ) => RulesValue;
    return interpret(node, run, variables);
  };
  try {
    return run(expression) === true;
  } catch (cause) {
    if (cause instanceof NoValue) return false;
    throw cause;
  }
}
