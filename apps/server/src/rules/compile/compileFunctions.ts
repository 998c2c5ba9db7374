import type { Evaluation } from '../Evaluation.ts';
import { getAndExists } from '../getAndExists.ts';
import { invoke, type Callable } from '../methods/Callable.ts';
import { plainFunctions } from '../methods/functions.ts';
import { RulesSyntaxError } from '../RulesSyntaxError.ts';
import type { Expression, FunctionDeclaration } from '../syntax/RulesFile.ts';
import { Fault, type Outcome } from '../values/Fault.ts';
import { RulesPath } from '../values/RulesValue.ts';
import { compileExpression, type Names } from './compileExpression.ts';
import { withValues, type Evaluate, type Frame } from './Evaluate.ts';
import type { Scope } from './Scope.ts';

/** Calls of declared functions may stand in each other this deep, as on Google's service. */
const DEEPEST_CALL = 20;

type Call = Expression & { kind: 'call' };

interface CompiledFunction {
  readonly call: (evaluation: Evaluation, captures: Frame, args: Frame) => Outcome;
  /** How deep calls stand in each other from here on, this one counted. */
  readonly depth: number;
}

/** Compiles expressions of match blocks with the functions they call, each function once. */
export class FunctionCompiler {
  readonly #compiled = new Map<FunctionDeclaration, CompiledFunction>();
  readonly #open = new Set<FunctionDeclaration>();

  /** Compiles the condition of an allow. @throws RulesSyntaxError */
  compileCondition(condition: Expression, scope: Scope): Evaluate {
    return compileExpression(
      condition,
      this.#names(scope, [], () => undefined),
    );
  }

  /** Compiles a function even if nothing calls it, so that a mistake in it is found. */
  compileUnused(declaration: FunctionDeclaration, scope: Scope): void {
    this.#function(declaration, scope);
  }

  /** Later names hide earlier ones: captures, then parameters, then lets. */
  #names(scope: Scope, locals: readonly string[], onDepth: (depth: number) => void): Names {
    const slots = new Map([...scope.captures, ...locals].map((name, slot) => [name, slot]));
    return { slots, compileCall: (call, args) => this.#call(call, args, scope, onDepth) };
  }

  #call(
    call: Call,
    args: readonly Evaluate[],
    scope: Scope,
    onDepth: (depth: number) => void,
  ): Evaluate {
    const builtIn = compileBuiltIn(call, args);
    if (builtIn !== null) return builtIn;
    const { declaration, scope: home } = scope.findFunction(call.name, call.at);
    if (declaration.parameters.length !== args.length) {
      const wanted = `${call.name}(${declaration.parameters.join(', ')})`;
      throw new RulesSyntaxError(`${wanted} is called with ${args.length}`, call.at);
    }
    const compiled = this.#function(declaration, home);
    onDepth(compiled.depth);
    const captures = home.captures.length;
    return (evaluation, frame) =>
      compiled.call(
        evaluation,
        frame.slice(0, captures),
        args.map((arg) => arg(evaluation, frame)),
      );
  }

  #function(declaration: FunctionDeclaration, scope: Scope): CompiledFunction {
    const known = this.#compiled.get(declaration);
    if (known !== undefined) return known;
    const { name, parameters, lets, at } = declaration;
    if (this.#open.has(declaration)) throw new RulesSyntaxError(`${name} calls itself`, at);
    if (isBuiltIn(name)) throw new RulesSyntaxError(`${name} is a function of the language`, at);
    this.#open.add(declaration);
    let depth = 1;
    const onDepth = (called: number): void => {
      depth = Math.max(depth, called + 1);
    };
    const bodyNames = (bound: number): Names =>
      this.#names(scope, [...parameters, ...lets.slice(0, bound).map((one) => one.name)], onDepth);
    const bound = lets.map(({ value }, index) => compileExpression(value, bodyNames(index)));
    const result = compileExpression(declaration.result, bodyNames(lets.length));
    this.#open.delete(declaration);
    if (depth > DEEPEST_CALL) throw new RulesSyntaxError('calls stand in each other too deep', at);
    const compiled: CompiledFunction = {
      depth,
      call: (evaluation, captures, args) => {
        const frame = [...captures, ...args];
        for (const value of bound) frame.push(value(evaluation, frame));
        return result(evaluation, frame);
      },
    };
    this.#compiled.set(declaration, compiled);
    return compiled;
  }
}

const isBuiltIn = (name: string): boolean =>
  getAndExists.has(name) || Object.hasOwn(plainFunctions, name);

function compileBuiltIn({ name }: Call, args: readonly Evaluate[]): Evaluate | null {
  const lookup = getAndExists.get(name);
  if (lookup !== undefined) {
    return withValues(args, (values, evaluation) => {
      const [path] = values;
      return values.length === 1 && path instanceof RulesPath
        ? lookup(evaluation, path)
        : new Fault(`${name} takes one path`);
    });
  }
  if (!Object.hasOwn(plainFunctions, name)) return null;
  const callable: Callable = plainFunctions[name] ?? [];
  return withValues(args, (values) => invoke(name, callable, values));
}
