import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileRules } from '../../rules/compileRules.ts';
import { DocumentClient, refusalIn, type Answer } from '../../testing/DocumentClient.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { WebChannelClient } from '../../testing/WebChannelClient.ts';
import { text, type WireJson } from '../../testing/wireValues.ts';
import type { User } from './Authorize.ts';
import { rulesAuthorize } from './rulesAuthorize.ts';

// What the table of the rules cannot show: commits at the same time, and streams that are open.

const PROJECT = 'mix-abababababababab';
const DENIED = 'PERMISSION_DENIED';
const OK = 'accepted';
const NAMES = ['owner', 'coOwner', 'ben', 'kim'] as const;
const USERS: Readonly<Record<string, User>> = Object.fromEntries(
  NAMES.map((uid) => [uid, { uid, token: { sub: uid } }]),
);
const RULES = readFileSync(new URL('../../../../../firestore.rules', import.meta.url), 'utf8');

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(
    {},
    {
      users: USERS,
      clock: () => Date.UTC(2026, 10, 23),
      channels: { tickMs: 20, keepAliveMs: 100 },
      authorize: rulesAuthorize({
        rules: compileRules(RULES),
        projectId: PROJECT,
        onDenied: () => undefined,
      }),
    },
  );
});
afterEach(() => server.stop());

const client = (uid: string): DocumentClient => new DocumentClient(server.url, PROJECT, uid);

type Fields = Readonly<Record<string, WireJson>>;

const nothing: WireJson = { nullValue: null };
const list = (...values: readonly string[]): WireJson => ({
  arrayValue: { values: values.map(text) },
});

/** A write whose times are the server's. */
const writing = (path: string, fields: Fields, ...stamps: readonly string[]): object => ({
  update: { name: client('owner').name(path), fields },
  updateTransforms: [...stamps, 'updatedAt'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  })),
});
/** The same for some fields of a document; its others stay. */
const changing = (path: string, fields: Fields, ...stamps: readonly string[]): object => ({
  ...writing(path, fields, ...stamps),
  updateMask: { fieldPaths: Object.keys(fields) },
});
const deleting = (path: string): object => ({ delete: client('owner').name(path) });

const member = (role: string, invite: WireJson = nothing): Fields => ({
  role: text(role),
  name: text('Somebody'),
  invite,
});
const idOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').toUpperCase();

const invite = (secret: string): Promise<Answer> =>
  client('owner').commit(
    writing(
      `farms/hill/invites/${idOf(secret)}`,
      {
        role: text('operator'),
        name: nothing,
        farmName: text('Hill Farm'),
        usedBy: nothing,
        createdBy: text('owner'),
      },
      'createdAt',
    ),
  );

const join = (uid: string, secret: string): Promise<Answer> =>
  client(uid).commit(
    writing(`farms/hill/members/${uid}`, member('operator', text(idOf(secret))), 'createdAt'),
    changing(
      `farms/hill/invites/${idOf(secret)}`,
      { usedBy: text(uid), secret: text(secret) },
      'usedAt',
    ),
  );

beforeEach(async () => {
  const founded = await client('owner').commit(
    writing(
      'farms/hill',
      { name: text('Hill Farm'), owners: list('owner'), createdBy: text('owner') },
      'createdAt',
    ),
    writing('farms/hill/members/owner', member('owner'), 'createdAt'),
  );
  expect(refusalIn(founded)).toBe(OK);
});

const keepPaddock = (uid: string, id: string): Promise<Answer> =>
  client(uid).commit(
    writing(`farms/hill/paddocks/${id}`, { name: text('Hill'), createdBy: text(uid) }, 'createdAt'),
  );

test('of two who join by one link at once, one comes in', async () => {
  const secret = 'one-link-for-two-of-them';
  expect(refusalIn(await invite(secret))).toBe(OK);
  const answers = await Promise.all([join('ben', secret), join('kim', secret)]);
  expect(answers.filter((answer) => refusalIn(answer) === OK)).toHaveLength(1);
  const came = await Promise.all(
    ['ben', 'kim'].map((uid) => client('owner').read(`farms/hill/members/${uid}`)),
  );
  expect(came.filter((document) => document !== null)).toHaveLength(1);
  expect(refusalIn(await join('coOwner', secret))).toContain(DENIED);
});

test('a link that was ended lets nobody in', async () => {
  const secret = 'a-link-that-is-ended-soon';
  await invite(secret);
  const path = `farms/hill/invites/${idOf(secret)}`;
  expect(refusalIn(await client('ben').commit(deleting(path)))).toContain(DENIED);
  expect(refusalIn(await client('owner').commit(deleting(path)))).toBe(OK);
  expect(refusalIn(await join('ben', secret))).toContain(DENIED);
});

test('two owners who leave at once leave one behind', async () => {
  await invite('for-the-other-owner-now');
  await join('coOwner', 'for-the-other-owner-now');
  const promoted = await client('owner').commit(
    changing('farms/hill', { owners: list('owner', 'coOwner') }),
    changing('farms/hill/members/coOwner', { role: text('owner') }),
  );
  expect(refusalIn(promoted)).toBe(OK);
  const leave = (uid: string, other: string): Promise<Answer> =>
    client(uid).commit(
      changing('farms/hill', { owners: list(other) }),
      deleting(`farms/hill/members/${uid}`),
    );
  const answers = await Promise.all([leave('owner', 'coOwner'), leave('coOwner', 'owner')]);
  expect(answers.filter((answer) => refusalIn(answer) === OK)).toHaveLength(1);
});

const listening = async (uid: string, ...collections: readonly string[]) => {
  const stream = new WebChannelClient(server.url, PROJECT, 'Listen', uid);
  const [first, ...more] = collections.map((collectionId, place) => ({
    database: stream.database,
    addTarget: {
      targetId: 2 * (place + 1),
      query: {
        parent: stream.name('farms/hill'),
        structuredQuery: { from: [{ collectionId }] },
      },
    },
  }));
  await stream.open(first ?? {}, ...more);
  void stream.listen();
  await vi.waitFor(() => {
    expect(JSON.stringify(stream.received).match(/CURRENT/g)).toHaveLength(collections.length);
  });
  return stream;
};
const refusedTargets = ({ received }: WebChannelClient): number =>
  JSON.stringify(received).match(/"REMOVE"/g)?.length ?? 0;

test('what somebody listens to ends with their membership, before anything else changes', async () => {
  await invite('a-link-for-ben-on-his-own');
  await join('ben', 'a-link-for-ben-on-his-own');
  expect(refusalIn(await keepPaddock('owner', 'a'))).toBe(OK);
  const ben = await listening('ben', 'paddocks', 'jobs');
  const owner = await listening('owner', 'paddocks', 'jobs');
  expect(refusalIn(await client('owner').commit(deleting('farms/hill/members/ben')))).toBe(OK);
  await vi.waitFor(() => expect(refusedTargets(ben)).toBe(2));
  expect(refusalIn(await client('owner').commit(deleting('farms/hill/paddocks/a')))).toBe(OK);
  await vi.waitFor(() => expect(JSON.stringify(owner.received)).toContain('documentDelete'));
  expect(JSON.stringify(ben.received)).not.toContain('documentDelete');
  expect(refusedTargets(owner)).toBe(0);
});

test('a role that sees less hears less from then on', async () => {
  await invite('a-link-for-ben-on-his-own');
  await join('ben', 'a-link-for-ben-on-his-own');
  const ben = await listening('ben', 'paddocks', 'jobs');
  const roleOf = (role: string) =>
    client('owner').commit(changing('farms/hill/members/ben', { role: text(role) }));
  expect(refusalIn(await roleOf('adviser'))).toBe(OK);
  expect(refusalIn(await keepPaddock('owner', 'a'))).toBe(OK);
  await vi.waitFor(() => expect(JSON.stringify(ben.received)).toContain('paddocks/a'));
  expect(refusalIn(await roleOf('contractor'))).toBe(OK);
  await vi.waitFor(() => expect(refusedTargets(ben)).toBe(2));
});

test('whoever is removed writes nothing more, and hears nothing more over an open stream', async () => {
  await invite('a-link-for-ben-on-his-own');
  await join('ben', 'a-link-for-ben-on-his-own');
  expect(refusalIn(await keepPaddock('ben', 'a'))).toBe(OK);
  const stream = new WebChannelClient(server.url, PROJECT, 'Listen', 'ben');
  await stream.open({
    database: stream.database,
    addTarget: {
      targetId: 2,
      query: {
        parent: stream.name('farms/hill'),
        structuredQuery: { from: [{ collectionId: 'paddocks' }] },
      },
    },
  });
  void stream.listen();
  await eventually(() => expect(JSON.stringify(stream.received)).toContain('paddocks/a'));

  const removed = await client('owner').commit(deleting('farms/hill/members/ben'));
  expect(refusalIn(removed)).toBe(OK);
  expect(refusalIn(await keepPaddock('ben', 'b'))).toContain(DENIED);
  expect(refusalIn(await keepPaddock('owner', 'c'))).toBe(OK);
  await vi.waitFor(() => expect(JSON.stringify(stream.received)).toContain('REMOVE'));
  expect(JSON.stringify(stream.received)).not.toContain('paddocks/c');
});
