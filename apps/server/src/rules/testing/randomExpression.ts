import fc from 'fast-check';

/** Names of the fields that random documents and expressions speak of. */
export const FIELDS = ['a', 'b', 'c', 'm'] as const;

const literal = fc.constantFrom(
  'true',
  'false',
  'null',
  '0',
  '1',
  '2',
  '-1',
  '9223372036854775807',
  '0.0',
  '1.0',
  '2.5',
  '""',
  '"a"',
  '"b"',
  '"ab"',
  '[]',
  '[1]',
  '[1.0]',
  '["a", "b"]',
  '[1, "a", null]',
  '{}',
  '{"a": 1}',
  '{"a": 1.0, "b": "a"}',
  '[[1], {"a": null}]',
);

const field = fc
  .constantFrom(...FIELDS)
  .chain((name) => fc.constantFrom(`resource.data.${name}`, `resource.data['${name}']`));

const leaf = fc.oneof(
  literal,
  { arbitrary: field, weight: 2 },
  fc.constantFrom(
    'resource.data',
    'resource',
    'resource.data.m.x',
    'request.auth.uid',
    'request.auth',
    'resource.data.none',
    'request.method',
    'request.auth.token.admin',
  ),
);

const BINARY = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'in', '&&', '||'];
const TYPES = ['bool', 'int', 'float', 'number', 'string', 'list', 'map'];
const NO_ARGUMENT = ['size', 'keys', 'values', 'lower', 'upper'];
const ONE_ARGUMENT = ['hasAll', 'hasAny', 'hasOnly', 'concat', 'removeAll'];

/** The text of a random expression; most make little sense, as most attacks do. */
export const { expression: randomExpression } = fc.letrec<{ expression: string }>((tie) => {
  const part = tie('expression').map((text) => `(${text})`);
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.tuple(part, fc.constantFrom(...BINARY), part).map((parts) => parts.join(' ')),
      fc.tuple(part, fc.constantFrom('&&', '||'), part).map((parts) => parts.join(' ')),
      fc.tuple(leaf, fc.constantFrom('==', '!=', 'in', '<'), leaf).map((parts) => parts.join(' ')),
      part.map((text) => `!${text}`),
      part.map((text) => `-${text}`),
      fc.tuple(part, part, part).map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
      fc.tuple(part, fc.constantFrom(...TYPES)).map(([text, type]) => `${text} is ${type}`),
      fc.tuple(part, part).map(([object, at]) => `${object}[${at}]`),
      fc.tuple(part, part, part).map(([object, from, to]) => `${object}[${from}:${to}]`),
      fc.tuple(part, fc.constantFrom(...FIELDS)).map(([object, name]) => `${object}.${name}`),
      fc.tuple(part, fc.constantFrom(...NO_ARGUMENT)).map(([self, name]) => `${self}.${name}()`),
      fc
        .tuple(part, fc.constantFrom(...ONE_ARGUMENT), part)
        .map(([self, name, other]) => `${self}.${name}(${other})`),
      fc
        .tuple(part, fc.constantFrom(...FIELDS), part)
        .map(([self, name, other]) => `${self}.get('${name}', ${other})`),
      fc.array(part, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc.tuple(fc.constantFrom(...FIELDS), part).map(([name, text]) => `{'${name}': ${text}}`),
    ),
  };
});
