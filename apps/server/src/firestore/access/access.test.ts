import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { compileRules } from '../../rules/compileRules.ts';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { int, ref, text, type WireJson } from '../../testing/wireValues.ts';
import type { User } from './Authorize.ts';
import { rulesAuthorize } from './rulesAuthorize.ts';

const PROJECT = 'mix-abababababababab';
const DENIED = 'PERMISSION_DENIED Missing or insufficient permissions.';
const USERS: Readonly<Record<string, User>> = {
  me: { uid: 'me', token: { sub: 'me', email_verified: true, age: 41 } },
  other: { uid: 'other', token: {} },
};

let server: TestServer | undefined;
afterEach(() => server?.stop());

/**
 * A server under these rules, and clients for everybody; `seed` is stored before the rules hold.
 */
async function under(
  body: string,
  seed: Readonly<Record<string, Readonly<Record<string, WireJson>>>> = {},
): Promise<Record<'me' | 'other' | 'nobody', DocumentClient>> {
  const rules = compileRules(
    body.startsWith('rules_version')
      ? body
      : `rules_version = '2'; service cloud.firestore {
           match /databases/{database}/documents { ${body} } }`,
  );
  const judge = rulesAuthorize({ rules, projectId: PROJECT, onDenied: () => undefined });
  let isOpen = true;
  server = await startTestServer(
    {},
    {
      users: USERS,
      clock: () => Date.UTC(2026, 10, 21),
      authorize: (surroundings) => (isOpen ? () => true : judge(surroundings)),
    },
  );
  const { url } = server;
  const client = (token: string | null): DocumentClient => new DocumentClient(url, PROJECT, token);
  const nobody = client(null);
  for (const [path, fields] of Object.entries(seed)) await nobody.set(path, fields);
  isOpen = false;
  return { me: client('me'), other: client('other'), nobody };
}

const OK = 'accepted';
const n = (value: number): { n: WireJson } => ({ n: int(value) });

// The verdicts are those of Google's emulator for the same rules and requests.
describe('writes are judged by what the whole commit makes of each document', () => {
  const RULES = `match /a/{x} {
    allow get;
    allow create: if request.resource.data.n == 1;
    allow update: if resource.data.n == 1 && request.resource.data.n == 2;
    allow delete: if resource.data.n == 7;
  }`;
  const SEED = { 'a/one': n(1), 'a/seven': n(7) };
  const MUST_EXIST = { currentDocument: { exists: true } };
  const MUST_BE_NEW = { currentDocument: { exists: false } };

  type Build = (client: DocumentClient) => readonly object[];
  const set =
    (path: string, value: number, more: object = {}) =>
    (client: DocumentClient): object => ({
      update: { name: client.name(path), fields: n(value) },
      ...more,
    });
  const remove =
    (path: string) =>
    (client: DocumentClient): object => ({ delete: client.name(path) });
  const all =
    (...writes: readonly ((client: DocumentClient) => object)[]): Build =>
    (client) =>
      writes.map((write) => write(client));

  test.each<[string, Build, string]>([
    ['a create', all(set('a/new', 1)), OK],
    ['a create not allowed', all(set('a/new', 2)), DENIED],
    ['a set of a document that is there is an update', all(set('a/one', 2)), OK],
    ['and must be allowed as one', all(set('a/one', 1)), DENIED],
    ['a delete', all(remove('a/seven')), OK],
    ['a delete not allowed', all(remove('a/one')), DENIED],
    ['a delete of what is not there', all(remove('a/none')), DENIED],
    ['twice, in the end as allowed', all(set('a/new', 2), set('a/new', 1)), OK],
    ['twice, in the end not as allowed', all(set('a/new', 1), set('a/new', 2)), DENIED],
    ['a delete and a new one is an update', all(remove('a/seven'), set('a/seven', 1)), DENIED],
    ['one of two not allowed', all(set('a/new', 1), set('a/other', 2)), DENIED],
    ['an update of what is not there', all(set('a/none', 2, MUST_EXIST)), DENIED],
    ['a create of what is there, by its rule', all(set('a/one', 1, MUST_BE_NEW)), 'ALREADY_EXISTS'],
    ['not allowed: whether it is there is not told', all(set('a/one', 2, MUST_BE_NEW)), DENIED],
    ['a verify is a read', all((client) => ({ verify: client.name('a/one'), ...MUST_EXIST })), OK],
    [
      'a verify of what may not be read',
      all((client) => ({ verify: client.name('b/one'), ...MUST_BE_NEW })),
      DENIED,
    ],
    ['elsewhere', all(set('b/x', 1)), DENIED],
  ])('%s', async (_name, build, words) => {
    const { nobody } = await under(RULES, SEED);
    const before = await nobody.read('a/one');
    expect(refusalIn(await nobody.commit(...build(nobody)))).toContain(words);
    if (words !== OK) expect(await nobody.read('a/one')).toEqual(before);
  });

  test('an update allowed of anything does not find what is not there', async () => {
    const { nobody } = await under('match /a/{x} { allow update; }');
    const mask = { updateMask: { fieldPaths: ['n'] }, currentDocument: { exists: true } };
    expect(refusalIn(await nobody.set('a/none', n(1), mask))).toContain('NOT_FOUND');
    expect(refusalIn(await nobody.set('a/none', n(1)))).toBe(DENIED);
  });

  test('masks and transforms come first, and the time is that of the request', async () => {
    const { nobody } = await under(
      `match /a/{x} {
         allow write: if request.resource.data == {'n': 1, 'kept': 2, 'at': request.time};
         allow get;
       }`,
      { 'a/x': { n: int(0), kept: int(2), gone: int(3) } },
    );
    const write = {
      updateMask: { fieldPaths: ['gone'] },
      updateTransforms: [
        { fieldPath: 'n', increment: int(1) },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      ],
    };
    expect(refusalIn(await nobody.set('a/x', {}, write))).toBe(OK);
    expect(refusalIn(await nobody.set('a/x', {}, write))).toBe(DENIED);
  });

  test('other documents are seen as they were, and as they will be', async () => {
    const { nobody } = await under(
      `match /a/{x} { allow create: if exists(/databases/$(database)/documents/b/before)
                       && !exists(/databases/$(database)/documents/b/$(x))
                       && getAfter(/databases/$(database)/documents/b/$(x)).data.n == 5
                       && !existsAfter(/databases/$(database)/documents/b/gone); }
       match /b/{x} { allow write; }`,
      { 'b/before': n(1), 'b/gone': n(1) },
    );
    const a = { update: { name: nobody.name('a/x'), fields: {} } };
    const b = (value: number): object => ({
      update: { name: nobody.name('b/x'), fields: n(value) },
    });
    const gone = { delete: nobody.name('b/gone') };
    expect(refusalIn(await nobody.commit(a))).toBe(DENIED);
    expect(refusalIn(await nobody.commit(a, b(5)))).toBe(DENIED);
    expect(refusalIn(await nobody.commit(a, b(4), gone))).toBe(DENIED);
    expect(refusalIn(await nobody.commit(a, b(5), gone))).toBe(OK);
  });

  test('whoever may write but not read is shown no field', async () => {
    const { nobody } = await under('match /a/{x} { allow write; }', {
      'a/x': { secret: text('s') },
    });
    const target = `${nobody.root}/a/x?updateMask.fieldPaths=n`;
    const { status, body } = await nobody.send('PATCH', target, { fields: n(1) });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('fields');
  });
});

describe('reads', () => {
  const OWN = `match /a/{x} { allow read: if resource.data.owner == request.auth.uid; }
               match /g/{x} { allow get: if request.auth.token.age == 41; }`;
  const mine = { owner: text('me') };
  const SEED = { 'a/mine': mine, 'a/theirs': { owner: text('other') }, 'g/x': {} };
  const from = { from: [{ collectionId: 'a' }] };
  const owned = (uid: string): object => ({
    ...from,
    where: { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text(uid) } },
  });

  test('of one document, and of several of which one is not allowed', async () => {
    const { me, other, nobody } = await under(OWN, SEED);
    const get = async (client: DocumentClient, path: string): Promise<string> =>
      refusalIn(await client.send('GET', `${client.root}/${path}`));
    expect(await get(me, 'a/mine')).toBe(OK);
    expect(await get(me, 'g/x')).toBe(OK);
    expect(await get(other, 'a/mine')).toBe(DENIED);
    expect(await get(nobody, 'a/mine')).toBe(DENIED);
    expect(await get(me, 'a/none')).toBe(DENIED);
    const both = { documents: [me.name('a/mine'), me.name('a/theirs')] };
    const answer = await me.post('batchGet', both);
    expect(answer.status).toBe(403);
    expect(refusalIn(answer)).toBe(DENIED);
  });

  test('of a query, which must prove that it finds only what is allowed', async () => {
    const { me, other, nobody } = await under(OWN, SEED);
    const ask = async (client: DocumentClient, query: object): Promise<string> =>
      refusalIn(await client.query(query));
    expect(await ask(me, owned('me'))).toBe(OK);
    expect(await ask(me, from)).toBe(DENIED);
    expect(await ask(me, { ...from, limit: 1 })).toBe(DENIED);
    expect(await ask(other, owned('me'))).toBe(DENIED);
    expect(await ask(nobody, owned('me'))).toBe(DENIED);
    const list = await me.send('GET', `${me.root}/a`);
    expect(refusalIn(list)).toBe(DENIED);
  });

  test('of figures, which ask for the same as the query', async () => {
    const { me, other } = await under(OWN, SEED);
    const count = (client: DocumentClient): Promise<string> =>
      client
        .post('runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: owned('me'),
            aggregations: [{ alias: 'n', count: {} }],
          },
        })
        .then(refusalIn);
    expect(await count(me)).toBe(OK);
    expect(await count(other)).toBe(DENIED);
  });

  test('a limit of the query counts, as does that of a page', async () => {
    const { nobody } = await under('match /a/{x} { allow list: if request.query.limit <= 2; }');
    const ask = async (more: object): Promise<string> =>
      refusalIn(await nobody.query({ ...from, ...more }));
    expect(await ask({ limit: 2 })).toBe(OK);
    expect(await ask({ limit: 3 })).toBe(DENIED);
    expect(await ask({})).toBe(DENIED);
    const page = (size: string): Promise<string> =>
      nobody.send('GET', `${nobody.root}/a${size}`).then(refusalIn);
    expect(await page('?pageSize=2')).toBe(OK);
    expect(await page('')).toBe(DENIED);
  });

  test('a query that cannot be meant is refused as that, whoever asks', async () => {
    const { nobody } = await under('');
    expect(refusalIn(await nobody.query({ ...from, limit: -1 }))).toContain('INVALID_ARGUMENT');
  });

  test('each document found is judged too: a rule that no proof can cover denies', async () => {
    const { nobody } = await under('match /a/{x} { allow list: if x != "theirs"; }', SEED);
    expect(refusalIn(await nobody.query(from))).toBe(DENIED);
  });

  test('references are paths of this database, and of no other', async () => {
    const path = '/databases/$(database)/documents/users/$(request.auth.uid)';
    const { me } = await under(`match /a/{x} { allow get: if resource.data.to == ${path}; }`, {
      'a/ours': { to: ref(`projects/${PROJECT}/databases/(default)/documents/users/me`) },
      'a/foreign': { to: ref('projects/elsewhere/databases/(default)/documents/users/me') },
    });
    expect(refusalIn(await me.send('GET', me.name('a/ours')))).toBe(OK);
    expect(refusalIn(await me.send('GET', me.name('a/foreign')))).toBe(DENIED);
  });
});

describe('the policy of the product', () => {
  const RULES = readFileSync(new URL('../../../../../firestore.rules', import.meta.url), 'utf8');
  const stamped = {
    updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  };
  const profile = { id: text('me'), name: text('Me') };

  test('a user keeps a profile, favourites and mixes that nobody else sees', async () => {
    const { me, other, nobody } = await under(RULES);
    const favourite = {
      userId: ref(me.name('users/me')),
      productId: ref(me.name('product/urea')),
      isFavourite: { booleanValue: true },
    };
    const mine = {
      'users/me': profile,
      'users/me/mixes/m1': { name: text('Mix') },
      'userproduct/me_urea': favourite,
    };
    for (const [path, fields] of Object.entries(mine)) {
      expect([path, refusalIn(await other.set(path, fields, stamped))]).toEqual([path, DENIED]);
      expect([path, refusalIn(await nobody.set(path, fields, stamped))]).toEqual([path, DENIED]);
      expect([path, refusalIn(await me.set(path, fields, stamped))]).toEqual([path, OK]);
      expect([path, refusalIn(await me.send('GET', me.name(path)))]).toEqual([path, OK]);
      expect([path, refusalIn(await other.send('GET', me.name(path)))]).toEqual([path, DENIED]);
    }
    const favourites = {
      from: [{ collectionId: 'userproduct' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'userId' },
          op: 'EQUAL',
          value: ref(me.name('users/me')),
        },
      },
    };
    expect(refusalIn(await me.query(favourites))).toBe(OK);
    expect(refusalIn(await other.query(favourites))).toBe(DENIED);
    expect(refusalIn(await me.query({ from: [{ collectionId: 'mixes' }] }, '/users/me'))).toBe(OK);
    expect(
      refusalIn(await me.query({ from: [{ collectionId: 'mixes', allDescendants: true }] })),
    ).toBe(DENIED);
  });

  test('everybody reads the catalogue, administrators alone write it', async () => {
    const { me, nobody } = await under(RULES, { 'product/urea': { name: text('Urea') } });
    expect(refusalIn(await nobody.query({ from: [{ collectionId: 'product' }] }))).toBe(OK);
    expect(refusalIn(await me.set('product/urea', { name: text('x') }))).toBe(DENIED);
    expect(refusalIn(await me.delete('product/urea'))).toBe(DENIED);
  });
});
