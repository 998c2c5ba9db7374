import type { ProbeVerdict } from './probeRequest.ts';

/** Rules for a signed-in get of `probe/x`, with what Google's emulator makes of them. */
export interface StructureProbe {
  readonly name: string;
  readonly body: string;
  readonly official: ProbeVerdict;
  /** Only where ours is stricter. */
  readonly ours?: ProbeVerdict;
}

const probed = (condition: string, functions = ''): string =>
  `${functions}\nmatch /probe/{id} { allow get: if ${condition}; }`;

const distinct = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `!exists(/databases/$(database)/documents/none/d${index})`,
  ).join(' && ');

const same = (count: number): string =>
  Array.from({ length: count }, () => '!exists(/databases/$(database)/documents/none/d)').join(
    ' && ',
  );

const chain = (length: number): string =>
  Array.from(
    { length },
    (_, index) =>
      `function f${index}() { return ${index + 1 < length ? `f${index + 1}()` : 'true'}; }`,
  ).join('\n');

const lets = (count: number): string =>
  `function f() { ${Array.from({ length: count }, (_, index) => `let v${index} = ${index};`).join(' ')} return ${Array.from({ length: count }, (_, index) => `v${index} == ${index}`).join(' && ')}; }`;

export const structureProbes: readonly StructureProbe[] = [
  { name: 'nothing is about the path', body: 'match /other/{id} { allow get; }', official: 'deny' },
  { name: 'no condition', body: 'match /probe/{id} { allow get; }', official: 'allow' },
  { name: 'read is get', body: 'match /probe/{id} { allow read; }', official: 'allow' },
  { name: 'list is not get', body: 'match /probe/{id} { allow list; }', official: 'deny' },
  { name: 'write is not get', body: 'match /probe/{id} { allow write; }', official: 'deny' },
  { name: 'several methods', body: 'match /probe/{id} { allow list, get; }', official: 'allow' },
  {
    name: 'one of two allows',
    body: 'match /probe/{id} { allow get: if false; allow get: if true; }',
    official: 'allow',
  },
  {
    name: 'one of two matches',
    body: 'match /probe/{id} { allow get: if false; } match /probe/x { allow get; }',
    official: 'allow',
  },
  {
    name: 'a fault in one allow leaves the other',
    body: 'match /probe/{id} { allow get: if resource.data.none; allow get: if true; }',
    official: 'allow',
  },
  { name: 'another literal', body: 'match /probe/y { allow get; }', official: 'deny' },
  { name: 'nested', body: 'match /probe { match /{id} { allow get; } }', official: 'allow' },
  {
    name: 'an allow is about its own path only',
    body: 'match /probe/{id} { match /more/{other} { allow get; } }',
    official: 'deny',
  },
  { name: '** takes all', body: 'match /{all=**} { allow get; }', official: 'allow' },
  { name: '** takes none', body: 'match /probe/x/{rest=**} { allow get; }', official: 'allow' },
  {
    name: '** in the middle',
    body: "match /{all=**}/probe/{id} { allow get: if id == 'x'; }",
    official: 'allow',
  },
  {
    name: '** holds a path',
    body: "match /{all=**} { allow get: if all == /probe/x && all[0] == 'probe' && all is path; }",
    official: 'allow',
  },
  {
    name: '** holds no text',
    body: "match /probe/{all=**} { allow get: if all == 'x'; }",
    official: 'deny',
  },
  { name: 'two ** in one path', body: 'match /{a=**}/{b=**} { allow get; }', official: 'refuse' },
  {
    name: 'two ** in two blocks',
    body: 'match /{a=**} { match /{b=**} { allow get; } }',
    official: 'refuse',
  },
  {
    name: 'a capture is a text',
    body: 'match /probe/{id} { allow get: if id is string; }',
    official: 'allow',
  },
  {
    name: 'the database is a capture',
    body: probed("database == '(default)'"),
    official: 'allow',
  },
  {
    name: 'an inner capture hides an outer one',
    body: "match /{id} { match /{id} { allow get: if id == 'x'; } }",
    official: 'allow',
  },
  {
    name: 'an unused let may fail',
    body: probed('f()', 'function f() { let x = resource.data.none; return true; }'),
    official: 'allow',
  },
  {
    name: 'a failed let beside ||',
    body: probed('f()', 'function f() { let x = resource.data.none; return x || true; }'),
    official: 'allow',
  },
  {
    name: 'a failed let that is used',
    body: probed('f()', 'function f() { let x = resource.data.none; return x == null; }'),
    official: 'deny',
  },
  {
    name: 'a failed argument beside ||',
    body: probed('f(resource.data.none)', 'function f(a) { return a || true; }'),
    official: 'allow',
  },
  {
    name: 'a function sees the captures around it',
    body: "match /probe/{id} { function f() { return id == 'x'; } allow get: if f(); }",
    official: 'allow',
  },
  {
    name: 'a function does not see the captures of its caller',
    body: probed('f()', "function f() { return id == 'x'; }"),
    official: 'deny',
    ours: 'refuse',
  },
  {
    name: 'an inner function hides an outer one',
    body: 'function f() { return false; } match /probe/{id} { function f() { return true; } allow get: if f(); }',
    official: 'allow',
  },
  {
    name: 'a parameter hides request',
    body: probed('f(1)', 'function f(request) { return request == 1; }'),
    official: 'allow',
  },
  {
    name: 'a function below its call',
    body: 'match /probe/{id} { allow get: if f(); } function f() { return true; }',
    official: 'allow',
  },
  { name: 'recursion', body: probed('f()', 'function f() { return f(); }'), official: 'refuse' },
  {
    name: 'recursion by way of another',
    body: probed('f()', 'function f() { return g(); } function g() { return f(); }'),
    official: 'refuse',
  },
  {
    name: 'two functions of one name',
    body: probed('f()', 'function f(a) { return a; } function f() { return true; }'),
    official: 'refuse',
  },
  {
    name: 'too few arguments',
    body: probed('f()', 'function f(a) { return true; }'),
    official: 'deny',
    ours: 'refuse',
  },
  {
    name: 'a let before it is bound',
    body: probed('f()', 'function f() { let x = y; let y = 1; return x == 1; }'),
    official: 'deny',
    ours: 'refuse',
  },
  {
    name: 'a let bound twice',
    body: probed('f()', 'function f() { let x = 1; let x = 2; return x == 2; }'),
    official: 'refuse',
  },
  { name: 'ten lets', body: probed('f()', lets(10)), official: 'allow' },
  { name: 'eleven lets', body: probed('f()', lets(11)), official: 'allow', ours: 'refuse' },
  { name: 'calls 20 deep', body: probed('f0()', chain(20)), official: 'allow' },
  { name: 'calls 21 deep', body: probed('f0()', chain(21)), official: 'allow', ours: 'refuse' },
  { name: 'no semicolon', body: 'match /probe/{id} { allow get: if true }', official: 'allow' },
  {
    name: 'no semicolon after return',
    body: probed('f()', 'function f() { return true }'),
    official: 'allow',
  },
  {
    name: 'no semicolon after let',
    body: probed('f()', 'function f() { let x = true return x; }'),
    official: 'refuse',
  },
  {
    name: 'nothing of that name to allow',
    body: 'match /probe/{id} { allow get, foo; }',
    official: 'allow',
    ours: 'refuse',
  },
  {
    name: 'a match without its slash',
    body: 'match probe/{id} { allow get; }',
    official: 'refuse',
  },
  { name: 'ten lookups', body: probed(distinct(10)), official: 'allow' },
  { name: 'eleven lookups', body: probed(distinct(11)), official: 'deny' },
  { name: 'eleven lookups of one document', body: probed(same(11)), official: 'allow' },
  {
    name: 'too many lookups beside ||',
    body: probed(`(${distinct(11)}) || true`),
    official: 'allow',
  },
];
