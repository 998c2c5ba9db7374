import { invoke } from '../methods/Callable.ts';
import { namespaces } from '../methods/functions.ts';
import { findMethod } from '../methods/methods.ts';
import { negate, operate } from '../methods/operators.ts';
import { Pattern, PatternError } from '../Pattern.ts';
import { RulesSyntaxError } from '../RulesSyntaxError.ts';
import type { Expression } from '../syntax/RulesFile.ts';
import { Fault, faultOf, isKnown, PartialMap, type Outcome } from '../values/Fault.ts';
import { RulesPath, typeOfValue, type RulesValue } from '../values/RulesValue.ts';
import { indexed, member, partialGet, partialIn, partialSame, slice } from './access.ts';
import { valueText } from '../values/valueText.ts';
import type { Evaluate } from './Evaluate.ts';
import { withValue, withValues } from './Evaluate.ts';
import { conditional, either, isOfType, not } from './logic.ts';

/** What an expression may name; calls are compiled by whoever knows the functions. */
export interface Names {
  readonly slots: ReadonlyMap<string, number>;
  readonly compileCall: (
    call: Expression & { kind: 'call' },
    args: readonly Evaluate[],
  ) => Evaluate;
}

/**
 * Turns an expression into a function of the request.
 * @throws RulesSyntaxError for a name, a function or a literal pattern that cannot mean anything.
 */
export function compileExpression(expression: Expression, names: Names): Evaluate {
  const evaluate = compileNode(expression, names);
  return (evaluation, frame) => evaluation.spend() ?? evaluate(evaluation, frame);
}

function compileNode(node: Expression, names: Names): Evaluate {
  const compile: Compile = (part) => compileExpression(part, names);
  switch (node.kind) {
    case 'literal':
      return () => node.value;
    case 'name':
      return compileName(node, names);
    case 'not':
      return not(compile(node.operand));
    case 'negate':
      return withValue(compile(node.operand), negate);
    case 'and':
    case 'or':
      return either(compile(node.left), compile(node.right), node.kind === 'or');
    case 'conditional':
      return conditional(compile(node.condition), compile(node.yes), compile(node.no));
    case 'is':
      return isOfType(compile(node.operand), node.type);
    case 'binary':
      return compileBinary(node, compile(node.left), compile(node.right));
    case 'member':
      return member(compile(node.object), node.name);
    case 'index':
      return indexed(compile(node.object), compile(node.index));
    case 'range':
      return withValues([node.object, node.from, node.to].map(compile), slice);
    case 'list':
      return withValues(node.items.map(compile), (values) => values);
    case 'map':
      return withValues(node.entries.flat().map(compile), mapOf);
    case 'path':
      return compilePath(node, compile);
    case 'call':
      return names.compileCall(node, node.args.map(compile));
    case 'method':
      return compileMethod(node, names, compile);
  }
}

type Compile = (part: Expression) => Evaluate;

function compileName({ name, at }: Expression & { kind: 'name' }, { slots }: Names): Evaluate {
  const slot = slots.get(name);
  if (slot !== undefined) return (_, frame) => frame[slot] ?? null;
  if (name === 'request') return (evaluation) => evaluation.request;
  if (name === 'resource') return (evaluation) => evaluation.resource;
  throw new RulesSyntaxError(`${name} is not known here`, at);
}

function mapOf(keysAndValues: readonly RulesValue[]): Outcome {
  const map = new Map<string, RulesValue>();
  for (let at = 0; at + 1 < keysAndValues.length; at += 2) {
    const [key, value] = [keysAndValues[at], keysAndValues[at + 1]];
    if (typeof key !== 'string' || value === undefined) return new Fault('a key is a string');
    map.set(key, value);
  }
  return map;
}

function compilePath(node: Expression & { kind: 'path' }, compile: Compile): Evaluate {
  const parts = node.segments.map((segment): Evaluate =>
    typeof segment === 'string' ? () => segment : compile(segment),
  );
  return withValues(parts, (values) => {
    const segments: string[] = [];
    for (const value of values) {
      if (value instanceof RulesPath) segments.push(...value.segments);
      else {
        const text = valueText(value);
        if (text instanceof Fault) return new Fault(`a path cannot hold ${typeOfValue(value)}`);
        segments.push(text);
      }
    }
    return new RulesPath(segments);
  });
}

function compileBinary(
  { operator }: Expression & { kind: 'binary' },
  left: Evaluate,
  right: Evaluate,
): Evaluate {
  const apply = operate(operator);
  return (evaluation, frame) => {
    const a = left(evaluation, frame);
    const b = right(evaluation, frame);
    if (isKnown(a) && isKnown(b)) return apply(a, b);
    if (operator === 'in' && b instanceof PartialMap) return partialIn(a, b);
    if (operator === '==') return partialSame(a, b);
    if (operator === '!=') {
      const same = partialSame(a, b);
      return same instanceof Fault ? same : !same;
    }
    return isKnown(a) ? faultOf(b as Fault | PartialMap) : faultOf(a);
  };
}

/** A pattern that is wrong for every text is found when the file is read. */
function checkPattern({ name, args }: Expression & { kind: 'method' }): void {
  const [pattern] = args;
  if (!['matches', 'replace', 'split'].includes(name) || pattern?.kind !== 'literal') return;
  if (typeof pattern.value !== 'string') return;
  try {
    Pattern.of(pattern.value);
  } catch (cause) {
    if (cause instanceof PatternError) throw new RulesSyntaxError(cause.message, pattern.at);
    throw cause;
  }
}

function compileMethod(
  node: Expression & { kind: 'method' },
  names: Names,
  compile: Compile,
): Evaluate {
  checkPattern(node);
  const { name, object } = node;
  const args = node.args.map(compile);
  if (object.kind === 'name' && !names.slots.has(object.name)) {
    const namespace = namespaces.get(object.name);
    if (namespace !== undefined) {
      const callable = Object.hasOwn(namespace, name) ? namespace[name] : undefined;
      const full = `${object.name}.${name}`;
      if (callable === undefined) throw new RulesSyntaxError(`there is no ${full}`, node.at);
      return withValues(args, (values) => invoke(full, callable, values));
    }
  }
  const receiver = compile(object);
  const whole = withValues([receiver, ...args], (values) => {
    const type = typeOfValue(values[0] ?? null);
    const method = findMethod(type, name);
    return method === undefined
      ? new Fault(`${type} has no method ${name}`)
      : invoke(`${type}.${name}`, method, values);
  });
  if (name !== 'get') return whole;
  return (evaluation, frame) => {
    const target = receiver(evaluation, frame);
    if (!(target instanceof PartialMap)) return whole(evaluation, frame);
    return partialGet(
      target,
      args.map((arg) => arg(evaluation, frame)),
    );
  };
}
