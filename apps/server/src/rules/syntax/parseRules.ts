import { parseExpression } from './parseExpression.ts';
import {
  METHODS,
  type AllowStatement,
  type FunctionDeclaration,
  type MatchBlock,
  type PatternSegment,
  type RulesFile,
  type RulesMethod,
} from './RulesFile.ts';
import { tokenise } from './tokenise.ts';
import { TokenReader } from './TokenReader.ts';

/** How many match blocks may stand in each other. */
const DEEPEST_MATCH = 20;
const MOST_LETS = 10;

const NAMED_METHODS: ReadonlyMap<string, readonly RulesMethod[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...METHODS.map((method): [string, readonly RulesMethod[]] => [method, [method]]),
]);

function readAllow(reader: TokenReader): AllowStatement {
  const { at } = reader.expect('allow');
  const methods = new Set<RulesMethod>();
  do {
    const word = reader.take();
    const named = NAMED_METHODS.get(word.text);
    if (named === undefined) throw reader.error(`${word.text} is nothing to allow`, word.at);
    for (const method of named) methods.add(method);
  } while (reader.takeIf(','));
  let condition = null;
  if (reader.takeIf(':')) {
    reader.expect('if');
    condition = parseExpression(reader);
  }
  if (!reader.takeIf(';') && !reader.sees('}')) throw reader.unexpected("';'");
  return { methods: [...methods], condition, at };
}

function readParameters(reader: TokenReader): readonly string[] {
  reader.expect('(');
  const parameters: string[] = [];
  while (!reader.takeIf(')')) {
    const { text, at } = reader.expectKind('name', 'the name of a parameter');
    if (parameters.includes(text)) throw reader.error(`${text} is there twice`, at);
    parameters.push(text);
    if (!reader.sees(')')) reader.expect(',');
  }
  return parameters;
}

function readFunction(reader: TokenReader): FunctionDeclaration {
  const { at } = reader.expect('function');
  const name = reader.expectKind('name', 'the name of the function').text;
  const parameters = readParameters(reader);
  reader.expect('{');
  const lets: { name: string; value: FunctionDeclaration['result'] }[] = [];
  while (reader.takeIf('let')) {
    const bound = reader.expectKind('name', 'the name of a value');
    if (parameters.includes(bound.text) || lets.some((other) => other.name === bound.text)) {
      throw reader.error(`${bound.text} is there twice`, bound.at);
    }
    reader.expect('=');
    lets.push({ name: bound.text, value: parseExpression(reader) });
    reader.expect(';');
    if (lets.length > MOST_LETS) throw reader.error(`a function has at most ${MOST_LETS} lets`);
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.takeIf(';');
  reader.expect('}');
  return { name, parameters, lets, result, at };
}

function readPattern(reader: TokenReader): readonly PatternSegment[] {
  const pattern: PatternSegment[] = [];
  while (reader.seesKind('pathSlash')) {
    reader.take();
    const { kind, text, at } = reader.take();
    if (kind === 'captureMany') {
      if (pattern.some((other) => other.kind === 'many')) {
        throw reader.error('one ** is permitted in the path of a match', at);
      }
      pattern.push({ kind: 'many', name: text });
    } else {
      pattern.push(kind === 'captureOne' ? { kind: 'one', name: text } : { kind: 'literal', text });
    }
  }
  if (pattern.length === 0) throw reader.unexpected('a path');
  return pattern;
}

interface Around {
  readonly depth: number;
  readonly takesMany: boolean;
}

function readMatch(reader: TokenReader, around: Around): MatchBlock {
  const { at } = reader.expect('match');
  const depth = around.depth + 1;
  if (depth > DEEPEST_MATCH) throw reader.error('match blocks stand in each other too deep', at);
  const pattern = readPattern(reader);
  const hasMany = pattern.some(({ kind }) => kind === 'many');
  if (hasMany && around.takesMany) throw reader.error('one ** is permitted on the way down', at);
  const inside = { depth, takesMany: around.takesMany || hasMany };
  reader.expect('{');
  const functions: FunctionDeclaration[] = [];
  const allows: AllowStatement[] = [];
  const matches: MatchBlock[] = [];
  while (!reader.takeIf('}')) {
    if (reader.sees('allow')) allows.push(readAllow(reader));
    else if (reader.sees('match')) matches.push(readMatch(reader, inside));
    else if (reader.sees('function')) functions.push(readFunction(reader));
    else throw reader.unexpected("'allow', 'match', 'function' or '}'");
  }
  return { pattern, functions, allows, matches, at };
}

function readVersion(reader: TokenReader): void {
  if (!reader.takeIf('rules_version')) throw reader.unexpected("rules_version = '2'");
  reader.expect('=');
  const version = reader.expectKind('string', "'2'");
  if (version.text !== '2')
    throw reader.error('only version 2 of the language is read', version.at);
  reader.takeIf(';');
}

/**
 * Parses a rules file of version 2 with one service, cloud.firestore.
 * @throws RulesSyntaxError
 */
export function parseRules(source: string): RulesFile {
  const reader = new TokenReader(tokenise(source));
  readVersion(reader);
  reader.expect('service');
  reader.expect('cloud');
  reader.expect('.');
  reader.expect('firestore');
  reader.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  while (!reader.takeIf('}')) {
    if (reader.sees('function')) functions.push(readFunction(reader));
    else if (reader.sees('match')) matches.push(readMatch(reader, { depth: 0, takesMany: false }));
    else throw reader.unexpected("'match', 'function' or '}'");
  }
  if (!reader.seesKind('end')) throw reader.unexpected('the end of the file');
  return { functions, matches };
}
