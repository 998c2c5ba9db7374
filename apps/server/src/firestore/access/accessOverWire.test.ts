import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileRules } from '../../rules/compileRules.ts';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  tokensOf,
  type AccountServer,
} from '../../testing/accountClient.ts';
import { DocumentClient, refusalIn, type Answer } from '../../testing/DocumentClient.ts';
import { WebChannelClient, type Json } from '../../testing/WebChannelClient.ts';
import { bool, int, ref, text, time, type WireJson } from '../../testing/wireValues.ts';
import { rulesAuthorize } from './rulesAuthorize.ts';

const RULES = readFileSync(new URL('../../../../../firestore.rules', import.meta.url), 'utf8');
const PROJECT = 'mix-abababababababab';
const HOUR = 3_600_000;

const OK = 'accepted';
const DENIED = 'PERMISSION_DENIED';
const STALE = 'UNAUTHENTICATED';

/** Whose tokens are sent. All but `other` and `administrator` are, or were, the owner's. */
const ACTORS = [
  'owner',
  'unverified',
  'other',
  'administrator',
  'nobody',
  'expired',
  'revoked',
  'disabled',
  'deleted',
] as const;
type Actor = (typeof ACTORS)[number];

const IS_STALE: readonly Actor[] = ['expired', 'revoked', 'disabled', 'deleted'];

let server: AccountServer;
let owner = '';
let isOpen = false;
const tokens = new Map<Actor, string | null>([['nobody', null]]);

const clientOf = (actor: Actor): DocumentClient =>
  new DocumentClient(server.url, PROJECT, tokens.get(actor) ?? null);

const tokenOf = async (email: string): Promise<string> =>
  tokensOf(await server.signIn(email)).idToken;

beforeAll(async () => {
  const judge = rulesAuthorize({
    rules: compileRules(RULES),
    projectId: PROJECT,
    onDenied: () => undefined,
  });
  server = await startAccountServer(
    {},
    { authorize: (surroundings) => (isOpen ? () => true : judge(surroundings)) },
  );
  const { uid, idToken } = await server.register();
  owner = uid;
  tokens.set('expired', idToken);
  server.time.now += HOUR + 1000;
  tokens.set('revoked', await tokenOf(EMAIL));
  const changed = await server.post('/v1/accounts:update', {
    idToken: await tokenOf(EMAIL),
    password: PASSWORD,
    returnSecureToken: true,
  });
  expect(changed.error).toBeNull();
  tokens.set('unverified', tokensOf(changed).idToken);
  server.database.exec(`UPDATE accounts SET email_verified = 1 WHERE uid = '${owner}'`);
  tokens.set('owner', await tokenOf(EMAIL));
  for (const actor of ['other', 'administrator', 'disabled', 'deleted'] as const) {
    const registered = await server.register(`${actor}@example.org`);
    tokens.set(actor, registered.idToken);
    if (actor === 'administrator') {
      server.database.exec(`UPDATE accounts SET is_admin = 1 WHERE uid = '${registered.uid}'`);
    }
    if (actor === 'disabled') {
      server.database.exec(`UPDATE accounts SET disabled = 1 WHERE uid = '${registered.uid}'`);
    }
    if (actor === 'deleted') {
      await server.post('/v1/accounts:delete', { idToken: registered.idToken });
    }
  }
});
afterAll(() => server.stop());

type Fields = Readonly<Record<string, WireJson>>;

interface Kind {
  readonly path: string;
  readonly fields: (client: DocumentClient) => Fields;
  readonly reads: readonly Actor[];
  readonly writes: readonly Actor[];
  /** Who may list them; as for reads unless given. */
  readonly lists?: readonly Actor[];
  readonly where?: (client: DocumentClient) => object;
}

const OWNERS: readonly Actor[] = ['owner', 'unverified'];
const CURRENT = ACTORS.filter((actor) => !IS_STALE.includes(actor));

const note = (): Fields => ({ name: text('North block') });
const own = (path: string): Kind => ({ path, fields: note, reads: OWNERS, writes: OWNERS });
const shared = (path: string): Kind => ({
  path,
  fields: note,
  reads: CURRENT,
  writes: ['administrator'],
});
const closed = (path: string): Kind => ({ path, fields: note, reads: [], writes: [] });
const ownReference = (client: DocumentClient): WireJson => ref(client.name(`users/${owner}`));

/** In the paths `$` stands for the owner's uid. */
const KINDS: readonly Kind[] = [
  {
    ...own('users/$'),
    fields: () => ({ id: text(owner), name: text('Ann') }),
    lists: [],
  },
  own('users/$/products/a'),
  own('users/$/mixes/a'),
  own('users/$/paddocks/a'),
  own('users/$/machines/a'),
  own('users/$/catchTests/a'),
  own('users/$/rounds/a'),
  own('users/$/records/a'),
  closed('users/$/elsewhere/a'),
  {
    ...own('userproduct/$_p1'),
    fields: (client) => ({
      userId: ownReference(client),
      productId: ref(client.name('product/p1')),
      isFavourite: bool(true),
    }),
    where: (client) => ({
      fieldFilter: {
        field: { fieldPath: 'userId' },
        op: 'EQUAL',
        value: ownReference(client),
      },
    }),
  },
  shared('machines/a'),
  shared('nozzles/a'),
  shared('product/a'),
  closed('accounts/$'),
];

const BORN = time('2026-11-20T23:30:00Z');
const STAMP = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
const BIRTH = [...STAMP, { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];

type Operation = (
  client: DocumentClient,
  kind: Kind & { at: string },
  token: string | null,
) => Promise<Answer>;

const query = (client: DocumentClient, { at, where }: Parameters<Operation>[1]): object => ({
  from: [{ collectionId: at.split('/').at(-2) }],
  ...(where === undefined ? {} : { where: where(client) }),
});

const parentOf = (at: string): string => {
  const segments = at.split('/').slice(0, -2);
  return segments.length === 0 ? '' : `/${segments.join('/')}`;
};

const isLast = (message: Json): boolean =>
  /"(CURRENT|REMOVE|writeResults|error)"/.test(JSON.stringify(message));

/** The verdict of a stream, in the form of an answer over REST. */
async function overStream(
  kind: 'Listen' | 'Write',
  token: string | null,
  messages: readonly object[],
): Promise<Answer> {
  const client = new WebChannelClient(server.url, PROJECT, kind, token);
  await client.open(...messages.map((each) => ({ database: client.database, ...each })));
  while (!client.received.some(isLast)) await client.listen({ CI: '1' });
  await client.terminate();
  const isRefused = JSON.stringify(client.received).includes('"code":7');
  const status = client.failure ?? (isRefused ? DENIED : null);
  return { status: 200, body: status === null ? {} : { error: { status, message: '' } } };
}

const listen = (token: string | null, target: object): Promise<Answer> =>
  overStream('Listen', token, [{ addTarget: { targetId: 2, ...target } }]);

const LISTS: Readonly<Record<string, Operation>> = {
  runQuery: (client, kind) => client.query(query(client, kind), parentOf(kind.at)),
  aggregation: (client, kind) =>
    client.post(
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: query(client, kind),
          aggregations: [{ alias: 'n', count: {} }],
        },
      },
      parentOf(kind.at),
    ),
  listen: (client, kind, token) =>
    listen(token, {
      query: {
        parent: `${client.root}${parentOf(kind.at)}`,
        structuredQuery: query(client, kind),
      },
    }),
};

const READS: Readonly<Record<string, Operation>> = {
  get: (client, { at }) => client.send('GET', client.name(at)),
  batchGet: (client, { at }) => client.post('batchGet', { documents: [client.name(at)] }),
  verify: (client, { at }) =>
    client.commit({ verify: client.name(at), currentDocument: { exists: true } }),
  listen: (client, { at }, token) => listen(token, { documents: { documents: [client.name(at)] } }),
};

const WRITES: Readonly<Record<string, Operation>> = {
  update: (client, { at, fields }) =>
    client.set(at, { ...fields(client), createdAt: BORN }, { updateTransforms: STAMP }),
  'update behind a mask': (client, { at }) =>
    client.set(at, {}, { updateMask: { fieldPaths: [] }, updateTransforms: STAMP }),
  delete: (client, { at }) => client.delete(at),
  create: (client, { at, fields }) => client.set(at, fields(client), { updateTransforms: BIRTH }),
  'create and more, in one commit': (client, { at, fields }) => {
    const write = {
      update: { name: client.name(at), fields: fields(client) },
      updateTransforms: BIRTH,
    };
    return client.commit(write, { ...write, updateMask: { fieldPaths: [] } });
  },
  'write stream': (client, { at, fields }, token) =>
    overStream('Write', token, [
      {},
      {
        streamToken: '',
        writes: [
          {
            update: { name: client.name(at), fields: { ...fields(client), createdAt: BORN } },
            updateTransforms: STAMP,
          },
        ],
      },
    ]),
  'delete over its address': (client, { at }) => client.send('DELETE', client.name(at)),
};

const statusOf = (answer: Answer): string => refusalIn(answer).split(' ')[0] ?? '';

/** Stores or deletes the document, past the rules, before each request. */
async function store(at: string, kind: Kind, exists: boolean): Promise<void> {
  isOpen = true;
  const client = clientOf('nobody');
  if (exists) await client.set(at, { ...kind.fields(client), createdAt: BORN, updatedAt: BORN });
  else await client.delete(at);
  isOpen = false;
}

describe.each(ACTORS)('%s', (actor) => {
  const verdict = (allowed: readonly Actor[]): string =>
    IS_STALE.includes(actor) ? STALE : allowed.includes(actor) ? OK : DENIED;

  test.each(KINDS)('$path', async (kind) => {
    const at = kind.path.replace('$', owner);
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    const groups = [
      ['collection', LISTS, kind.lists ?? kind.reads],
      ['document', READS, kind.reads],
      ['document', WRITES, kind.writes],
    ] as const;
    const token = tokens.get(actor) ?? null;
    for (const [what, operations, allowed] of groups) {
      for (const [operation, run] of Object.entries(operations)) {
        const name = `${operation}, ${what}`;
        await store(at, kind, !name.startsWith('create'));
        wanted[name] = verdict(allowed);
        seen[name] = statusOf(await run(clientOf(actor), { ...kind, at }, token));
      }
    }
    expect(seen).toEqual(wanted);
  });
});

describe('no way around', () => {
  beforeEach(() => store(`users/${owner}/mixes/a`, own(''), true));

  test.each<[string, () => Promise<Answer>]>([
    [
      'two dots',
      () => clientOf('other').send('GET', clientOf('other').name(`users/x/../${owner}/mixes/a`)),
    ],
    [
      'a slash in disguise',
      () => clientOf('other').send('GET', clientOf('other').name(`users%2F${owner}/mixes/a`)),
    ],
    [
      'another letter that looks the same',
      () => clientOf('other').send('GET', clientOf('other').name(`users/${owner}/miхes/a`)),
    ],
    [
      'all collections of that name',
      () => clientOf('other').query({ from: [{ collectionId: 'mixes', allDescendants: true }] }),
    ],
    [
      'all collections of that name, the owner too',
      () => clientOf('owner').query({ from: [{ collectionId: 'mixes', allDescendants: true }] }),
    ],
    [
      'a mask that names no field',
      () => clientOf('other').set(`users/${owner}/mixes/a`, {}, { updateMask: { fieldPaths: [] } }),
    ],
    [
      'a transform alone',
      () =>
        clientOf('other').set(
          `users/${owner}/mixes/a`,
          {},
          { updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: int(1) }] },
        ),
    ],
    [
      'an allowed write in the same commit',
      () => {
        const client = clientOf('other');
        return client.commit(
          { verify: client.name('product/none'), currentDocument: { exists: false } },
          { delete: client.name(`users/${owner}/mixes/a`) },
        );
      },
    ],
    [
      'an allowed document in the same request',
      () => {
        const client = clientOf('other');
        const documents = ['product/none', `users/${owner}/mixes/a`].map((at) => client.name(at));
        return client.post('batchGet', { documents });
      },
    ],
  ])('by %s', async (_name, run) => {
    const answer = await run();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).not.toContain('North block');
    expect(await clientOf('owner').fieldsOf(`users/${owner}/mixes/a`)).toMatchObject(note());
  });
});
