import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import type { RulesFilter, RulesRequest } from './RulesRequest.ts';
import { parseRules } from './syntax/parseRules.ts';
import type { Expression } from './syntax/RulesFile.ts';
import { naiveAllows, type Variables } from './testing/naiveEvaluate.ts';
import { mapOf, NOW, rulesAround } from './testing/probeRequest.ts';
import { FIELDS, randomExpression } from './testing/randomExpression.ts';
import type { RulesValue } from './values/RulesValue.ts';

/** RULES_FUZZ_RUNS=1000000 for the goal of a million pairs. */
const numRuns = Number(process.env['RULES_FUZZ_RUNS'] ?? '4000');
const testTimeout = 20_000 + numRuns;

const value: fc.Arbitrary<RulesValue> = fc.constantFrom<RulesValue[]>(
  null,
  true,
  false,
  0n,
  1n,
  2n,
  0,
  1,
  2.5,
  Number.NaN,
  '',
  'a',
  'b',
  'me',
  [],
  [1n],
  ['a', 'b'],
  mapOf({}),
  mapOf({ x: 1n }),
  mapOf({ a: 'a', x: null }),
);

const fields = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 })
  .map((pairs) => mapOf(Object.fromEntries(pairs)));

const auth = fc.constantFrom<RulesRequest['auth'][]>(
  null,
  { uid: 'me', token: mapOf({}) },
  { uid: 'me', token: mapOf({ admin: true }) },
);

const source = (expression: string): string =>
  rulesAround(`match /{all=**} { allow read: if ${expression}; }`);

function conditionOf(text: string): Expression {
  const condition = parseRules(source(text)).matches[0]?.matches[0]?.allows[0]?.condition;
  if (condition == null) throw new RangeError('no condition');
  return condition;
}

const requestFor = (
  method: 'get' | 'list',
  asker: RulesRequest['auth'],
  data: RulesRequest['resource'],
): RulesRequest => ({
  auth: asker,
  method,
  path: method === 'get' ? ['notes', 'x'] : ['notes'],
  time: NOW,
  resource: data,
  requestResource: null,
  lookup: () => null,
  lookupAfter: () => null,
});

const variables = (method: string, asker: RulesRequest['auth'], data: RulesValue): Variables => ({
  request: mapOf({
    auth: asker === null ? null : mapOf({ uid: asker.uid, token: asker.token }),
    method,
  }),
  resource: mapOf({ data }),
});

/** Whether a text asks more of `resource` or `request` than the naive evaluator is given. */
const speaksOfResourceItself = (text: string): boolean =>
  /resource(?!\.data)/.test(text) || /request(?!\.(?:auth|method))/.test(text);

test(
  'the evaluator never throws, and says what the plain one says',
  () => {
    fc.assert(
      fc.property(randomExpression, fields, auth, (text, data, asker) => {
        const document = { path: ['notes', 'x'], fields: data };
        const verdict = compileRules(source(text)).authorize(requestFor('get', asker, document));
        if (speaksOfResourceItself(text)) return;
        expect(verdict.allowed).toBe(naiveAllows(conditionOf(text), variables('get', asker, data)));
      }),
      { numRuns },
    );
  },
  testTimeout,
);

const pinned = fc.constantFrom<RulesValue[]>(
  null,
  true,
  0n,
  1n,
  1,
  2.5,
  'a',
  'me',
  ['a', 'b'],
  [1n],
  mapOf({ x: 1n }),
);
const pin: fc.Arbitrary<RulesFilter & { kind: 'field' }> = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'm', 'm.x'), pinned)
  .map(([name, one]) => ({
    kind: 'field',
    fieldPath: name.split('.'),
    operator: one === null ? 'IS_NULL' : 'EQUAL',
    value: one,
  }));

const filter = fc.oneof<fc.Arbitrary<RulesFilter>[]>(
  pin,
  fc.array(pin, { minLength: 1, maxLength: 3 }).map((filters) => ({ kind: 'and', filters })),
  fc.array(pin, { minLength: 1, maxLength: 3 }).map((filters) => ({ kind: 'or', filters })),
);

/** A stored value that passes `== one`: a number may be of the other type, at any depth. */
function stored(one: RulesValue, flip: boolean): RulesValue {
  if (Array.isArray(one)) return (one as readonly RulesValue[]).map((item) => stored(item, flip));
  if (one instanceof Map) {
    return new Map(
      [...(one as ReadonlyMap<string, RulesValue>)].map(([name, item]) => [
        name,
        stored(item, flip),
      ]),
    );
  }
  if (!flip) return one;
  if (typeof one === 'bigint') return Number(one);
  return typeof one === 'number' && Number.isInteger(one) ? BigInt(one) : one;
}

/** A document with the given fields that passes the filter as well. */
function passing(data: ReadonlyMap<string, RulesValue>, where: RulesFilter, flip: boolean) {
  const document = new Map(data);
  const filters = where.kind === 'field' ? [where] : where.filters;
  const chosen = where.kind === 'or' ? filters.slice(flip ? -1 : 0).slice(0, 1) : filters;
  for (const one of chosen) {
    if (one.kind !== 'field') continue;
    const [first = '', second] = one.fieldPath;
    const before = document.get(first);
    const inner = second === undefined || !(before instanceof Map) ? [] : [...before];
    const held = stored(one.value, flip);
    document.set(first, second === undefined ? held : new Map([...inner, [second, held]]));
  }
  return document;
}

/** Filters on one field overwrite each other here; where all must hold, no document may pass. */
function mayContradict(where: RulesFilter): boolean {
  if (where.kind !== 'and') return false;
  const named = where.filters.map((one) => (one.kind === 'field' ? one.fieldPath[0] : undefined));
  return new Set(named).size < named.length;
}

test(
  'a query is allowed only if every document it may return is',
  () => {
    fc.assert(
      fc.property(
        randomExpression,
        filter,
        fields,
        auth,
        fc.boolean(),
        (text, where, data, asker, flip) => {
          const compiled = compileRules(source(text));
          const query = { where, limit: null, offset: null, allDescendants: false };
          const asked = compiled.authorize({ ...requestFor('list', asker, null), query });
          if (!asked.allowed) return;
          fc.pre(!mayContradict(where));
          const document = passing(data, where, flip);
          const listed = variables('list', asker, document);
          expect(speaksOfResourceItself(text) || naiveAllows(conditionOf(text), listed)).toBe(true);
        },
      ),
      { numRuns },
    );
  },
  testTimeout,
);
