import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { LookupAccount } from './RulesRequest.ts';
import { RulesSyntaxError } from './RulesSyntaxError.ts';
import { mapOf, probeDocument, probeRequest, rulesAround } from './testing/probeRequest.ts';

const rules = (condition: string): ReturnType<typeof compileRules> =>
  compileRules(rulesAround(`match /{all=**} { allow read, write: if ${condition}; }`));

/** Whole files, each with the line and the column of the first character that is wrong. */
const WRONG: readonly (readonly [source: string, line: number, column: number])[] = [
  ['', 1, 1],
  ["rules_version = '1';\nservice cloud.firestore { }", 1, 17],
  ["rules_version = '2';\nservice firebase.storage { }", 2, 9],
  ["rules_version = '2';\nservice cloud.firestore {", 2, 26],
  ["rules_version = '2';\nservice cloud.firestore { }\nextra", 3, 1],
  [rulesAround('match /a/{id} { allow get: if 1 + ; }'), 3, 35],
  [rulesAround('match /a/{id} { allow get: if 5/2 == 2; }'), 3, 32],
  [rulesAround('match /a/{id} { allow get: if "a; }'), 3, 31],
  [rulesAround('match /a/{id} { allow get: if "\\q"; }'), 3, 31],
  [rulesAround('match /a/{id} { allow get: if unknown; }'), 3, 31],
  [rulesAround('match /a/{id} { allow get: if unknown(); }'), 3, 31],
  [rulesAround('match /a/{id} { allow get: if math.nope(1); }'), 3, 35],
  [rulesAround('match /a/{id} { allow get: if "a".matches("("); }'), 3, 43],
  [rulesAround('match /a/{id} { allow get: if 1 is nothing; }'), 3, 36],
  [rulesAround('match /a/{id} { allow get: if 9223372036854775808 > 0; }'), 3, 31],
  [rulesAround('match /a/{id} { allow sing; }'), 3, 23],
  [rulesAround('match /a/{x=**}/{y=**} { allow get; }'), 3, 17],
  [rulesAround('match /a//b { allow get; }'), 3, 10],
  [rulesAround('function f() { return g(); }\nfunction g() { return f(); }'), 3, 1],
  [rulesAround('function get(x) { return true; }'), 3, 1],
  [
    rulesAround(`match /a/{id} { allow get: if ${'('.repeat(200)}true${')'.repeat(200)}; }`),
    3,
    131,
  ],
  [rulesAround(`match /a/{id} { allow get: if ${'!'.repeat(200)}true; }`), 3, 131],
];

describe('a file that cannot be meant is refused where it goes wrong', () => {
  test.each(WRONG)('%j at %i:%i', (source, line, column) => {
    const refused = (): unknown => compileRules(source);
    expect(refused).toThrow(RulesSyntaxError);
    try {
      compileRules(source);
    } catch (cause) {
      expect(cause).toMatchObject({ line, column });
    }
  });
});

describe('limits while judging', () => {
  test('too many expressions deny, even beside || and whatever comes after', () => {
    const heavy = Array.from({ length: 40 }, () => '1 == 1').join(' && ');
    const doubling = Array.from(
      { length: 12 },
      (_, depth) =>
        `function f${depth}() { return ${depth < 11 ? `f${depth + 1}() && f${depth + 1}()` : heavy}; }`,
    ).join('\n');
    const compiled = compileRules(
      rulesAround(
        `${doubling}\nmatch /probe/{id} { allow get: if f0() || true; allow get: if true; }`,
      ),
    );
    const verdict = compiled.authorize(probeRequest);
    expect(verdict).toMatchObject({ allowed: false, reason: 'too many expressions' });
    expect(verdict.expressions).toBeLessThan(20_000);
  });

  test('a text may not grow past the size of a document', () => {
    const grow = Array.from({ length: 21 }, (_, step) => `let a${step + 1} = a${step} + a${step};`);
    const half = (from: number, to: number): string => grow.slice(from, to).join(' ');
    const source = (start: string): string => `
      function first(a0) { ${half(0, 10)} return a10; }
      function second(a10) { ${half(10, 20)} return a20; }
      match /probe/{id} { allow get: if second(first('${start}')).size() > 0; }`;
    expect(compileRules(rulesAround(source('a'))).authorize(probeRequest).allowed).toBe(true);
    expect(compileRules(rulesAround(source('ab'))).authorize(probeRequest).allowed).toBe(false);
  });

  test('a replacement may not grow past it either', () => {
    const source = (letters: string): string => `
      function grown(a) { let b = a + a + a + a; let c = b + b + b + b; return c + c + c + c; }
      match /probe/{id} { allow get: if grown('aaaa').replace('a', grown(grown('${letters}'))).size() > 0; }`;
    expect(compileRules(rulesAround(source('b'))).authorize(probeRequest).allowed).toBe(true);
    expect(compileRules(rulesAround(source('bb'))).authorize(probeRequest).allowed).toBe(false);
  });

  test('the writes of a commit share twenty lookups', () => {
    const ten = Array.from(
      { length: 7 },
      (_, index) => `!exists(/databases/$(database)/documents/n/$(request.path[4] + '${index}'))`,
    );
    const compiled = compileRules(
      rulesAround(`match /a/{id} { allow create: if ${ten.join(' && ')}; }`),
    );
    const account = new LookupAccount(20);
    const write = (id: string): boolean =>
      compiled.authorize({
        ...probeRequest,
        method: 'create',
        path: ['a', id],
        resource: null,
        requestResource: { ...probeDocument, path: ['a', id] },
        account,
      }).allowed;
    expect(['x', 'x', 'y', 'z'].map(write)).toEqual([true, true, true, false]);
  });
});

describe('lookups', () => {
  test('before and after the commit are two states', () => {
    const compiled = rules(
      "!exists(/databases/$(database)/documents/a/b) && getAfter(/databases/$(database)/documents/a/b).data.n == 'new' && existsAfter(/databases/$(database)/documents/a/b)",
    );
    const lookupAfter = (path: readonly string[]) => ({ path, fields: mapOf({ n: 'new' }) });
    expect(compiled.authorize({ ...probeRequest, lookup: () => null, lookupAfter }).allowed).toBe(
      true,
    );
    expect(
      compiled.authorize({ ...probeRequest, lookup: lookupAfter, lookupAfter: () => null }).allowed,
    ).toBe(false);
  });

  test('a fault of the storage comes out as it is, never as a verdict', () => {
    const broken = (): never => {
      throw new Error('disk');
    };
    const compiled = rules('exists(/databases/$(database)/documents/a/b)');
    expect(() => compiled.authorize({ ...probeRequest, lookup: broken })).toThrow('disk');
  });
});

describe('what is there for which method', () => {
  const allowed = (condition: string, change: Partial<typeof probeRequest>): boolean =>
    rules(condition).authorize({ ...probeRequest, ...change }).allowed;

  test('delete: request.resource is null and not in request', () => {
    expect(
      allowed("request.resource == null && !('resource' in request)", { method: 'delete' }),
    ).toBe(true);
  });
  test('get: there is no request.resource', () => {
    expect(allowed('request.resource == null', {})).toBe(false);
  });
  test('create: resource is null, request.resource is the new document', () => {
    const create = { method: 'create', resource: null, requestResource: probeDocument } as const;
    expect(
      allowed(
        "resource == null && request.resource.id == 'x' && request.resource.__name__ == request.path",
        create,
      ),
    ).toBe(true);
    expect(allowed('resource.data.i == 5', create)).toBe(false);
  });
  test('signed out: auth is null, and a question about it an error', () => {
    expect(allowed('request.auth == null', { auth: null })).toBe(true);
    expect(allowed("request.auth.uid != 'me'", { auth: null })).toBe(false);
  });
});

describe('paths that are none', () => {
  test.each([[[]], [['a']], [['a', '']], [['a', 'b', 'c']], [['a', 'b/c']]])('%j', (path) => {
    expect(rules('true').authorize({ ...probeRequest, path }).allowed).toBe(false);
    expect(
      rules('true').authorize({ ...probeRequest, method: 'list', path: [...path, 'x', ''] })
        .allowed,
    ).toBe(false);
  });
});

test('a reason names the line and no stored value', () => {
  const compiled = compileRules(
    rulesAround("match /probe/{id} {\nallow get: if resource.data.s == 'other';\n}"),
  );
  expect(compiled.authorize(probeRequest).reason).toBe('line 4: the condition is not true');
});

test('an owner rule is judged in well under 20 microseconds', () => {
  const compiled = compileRules(
    rulesAround(
      'match /probe/{id} { allow get: if request.auth != null && request.auth.uid == "me"; }',
    ),
  );
  const rounds = 5000;
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) compiled.authorize(probeRequest);
    return ((performance.now() - started) * 1000) / rounds;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});
