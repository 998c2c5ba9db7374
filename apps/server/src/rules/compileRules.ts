import { FunctionCompiler } from './compile/compileFunctions.ts';
import type { Evaluate } from './compile/Evaluate.ts';
import { Scope } from './compile/Scope.ts';
import { documentValue, ROOT } from './documentValue.ts';
import { Evaluation } from './Evaluation.ts';
import { ANY_MANY, ANY_ONE, matchPath, type PathPart } from './matchPath.ts';
import { pinnedFields } from './pinnedFields.ts';
import { requestValue } from './requestValue.ts';
import { LookupAccount, type RulesRequest, type RulesVerdict } from './RulesRequest.ts';
import {
  METHODS,
  type MatchBlock,
  type PatternSegment,
  type RulesMethod,
} from './syntax/RulesFile.ts';
import { parseRules } from './syntax/parseRules.ts';
import { Fault, PartialMap, type Outcome } from './values/Fault.ts';

/** One allow for one method, with the whole path it is about. */
interface Allowance {
  readonly pattern: readonly PatternSegment[];
  readonly condition: Evaluate | null;
  readonly line: number;
}

export interface CompiledRules {
  /** Judges one request. Never throws, unless a lookup does. */
  readonly authorize: (request: RulesRequest) => RulesVerdict;
}

const denied = (reason: string, expressions = 0): RulesVerdict => ({
  allowed: false,
  reason,
  expressions,
});

const isCapture = (segment: PatternSegment): segment is PatternSegment & { name: string } =>
  segment.kind !== 'literal';

function collect(
  block: MatchBlock,
  around: { readonly pattern: readonly PatternSegment[]; readonly scope: Scope },
  compiler: FunctionCompiler,
  found: Map<RulesMethod, Allowance[]>,
): void {
  const pattern = [...around.pattern, ...block.pattern];
  const captures = block.pattern.filter(isCapture).map(({ name }) => name);
  const scope = new Scope(around.scope, captures, block.functions);
  for (const declaration of block.functions) compiler.compileUnused(declaration, scope);
  for (const { methods, condition, at } of block.allows) {
    const compiled = condition === null ? null : compiler.compileCondition(condition, scope);
    for (const method of methods) {
      found.get(method)?.push({ pattern, condition: compiled, line: at.line });
    }
  }
  for (const inner of block.matches) collect(inner, { pattern, scope }, compiler, found);
}

/** Whether one of the allowances holds; the OR over all of them, in the order of the file. */
function judge(
  allowances: readonly Allowance[],
  path: readonly PathPart[],
  evaluation: Evaluation,
): RulesVerdict {
  let reason = 'no allow is about this path';
  for (const { pattern, condition, line } of allowances) {
    const frame = matchPath(pattern, path);
    if (frame === null) continue;
    const outcome: Outcome = condition === null ? true : condition(evaluation, frame);
    if (evaluation.isExhausted) return denied('too many expressions', evaluation.expressions);
    if (outcome === true) {
      return { allowed: true, reason: `line ${line}`, expressions: evaluation.expressions };
    }
    const why = outcome instanceof Fault ? outcome.message : 'the condition is not true';
    reason = `line ${line}: ${why}`;
  }
  return denied(reason, evaluation.expressions);
}

const isPath = (path: readonly string[], remainder: 0 | 1): boolean =>
  path.length > 0 &&
  path.length % 2 === remainder &&
  path.every((segment) => segment !== '' && !segment.includes('/'));

function judgeDocument(allowances: readonly Allowance[], request: RulesRequest): RulesVerdict {
  if (!isPath(request.path, 0)) return denied('this is no path of a document');
  const { resource } = request;
  const readResource = () => (resource === null ? null : documentValue(resource));
  const evaluation = new Evaluation(
    { request: requestValue(request), readResource },
    { before: request.lookup, after: request.lookupAfter },
    request.account,
  );
  return judge(allowances, [...ROOT, ...request.path], evaluation);
}

/** The path that the documents of a query have, with the segments that the query leaves open. */
function queriedPath({ path, query }: RulesRequest): readonly PathPart[] {
  if (query?.allDescendants !== true) return [...ROOT, ...path, ANY_ONE];
  return [...ROOT, ...path.slice(0, -1), ANY_MANY, path.at(-1) ?? '', ANY_ONE];
}

/** A query is allowed when every document it could ever return is, whatever is stored now. */
function judgeQuery(allowances: readonly Allowance[], request: RulesRequest): RulesVerdict {
  if (!isPath(request.path, 1)) return denied('this is no path of a collection');
  const branches = pinnedFields(request.query?.where ?? null);
  if (branches === null) return denied('the filter has too many branches');
  const account = request.account ?? new LookupAccount(LOOKUPS_OF_A_QUERY);
  const path = queriedPath(request);
  const asked = requestValue(request);
  let verdict = denied('the query has no branch');
  for (const data of branches) {
    const resource = new PartialMap(new Map([['data', data]]));
    const lookups = { before: request.lookup, after: request.lookupAfter };
    verdict = judge(
      allowances,
      path,
      new Evaluation({ request: asked, readResource: () => resource }, lookups, account),
    );
    if (!verdict.allowed) return verdict;
  }
  return verdict;
}

const LOOKUPS_OF_A_QUERY = 10;

/**
 * Reads a rules file once, to judge any number of requests by it.
 * @throws RulesSyntaxError with line and column, for the first mistake.
 */
export function compileRules(source: string): CompiledRules {
  const file = parseRules(source);
  const compiler = new FunctionCompiler();
  const scope = new Scope(null, [], file.functions);
  for (const declaration of file.functions) compiler.compileUnused(declaration, scope);
  const allowances = new Map<RulesMethod, Allowance[]>(METHODS.map((method) => [method, []]));
  for (const block of file.matches) collect(block, { pattern: [], scope }, compiler, allowances);
  return {
    authorize: (request) => {
      const found = allowances.get(request.method) ?? [];
      // A document that a query found may be judged by itself, after the query as a whole.
      const isQuery = request.method === 'list' && request.resource === null;
      return isQuery ? judgeQuery(found, request) : judgeDocument(found, request);
    },
  };
}
