import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentClient } from '../../testing/DocumentClient.ts';
import { ListenClient } from '../../testing/ListenClient.ts';
import { atLeast, group, largestTwo, ListenTargets } from '../../testing/listenTargets.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { Json } from '../../testing/WebChannelClient.ts';
import type { AccessRequest } from '../access/Authorize.ts';
import { forgetOldChanges } from '../commit/commit.ts';
import { formatTimestamp } from '../wire/timestamps.ts';

let server: TestServer;
let rest: DocumentClient;
let targets: ListenTargets;
/** What the rules say; tests change it. */
let mayRead: (request: AccessRequest) => boolean;
beforeEach(async () => {
  mayRead = () => true;
  server = await startTestServer(
    {},
    {
      authorize: () => (request) =>
        ['get', 'list'].includes(request.method) ? mayRead(request) : true,
      channels: { tickMs: 20, keepAliveMs: 100 },
    },
  );
  rest = new DocumentClient(server.url, server.projectId);
  targets = new ListenTargets(rest);
});
afterEach(() => server.stop());

/** What is told to a listener that knows the state before `meanwhile`. */
async function comeBack(
  target: (more: Json) => Json,
  meanwhile: () => Promise<unknown>,
  tokenFor: (token: string) => Json = (token) => ({ resumeToken: token, expectedCount: 2 }),
): Promise<readonly string[]> {
  const before = await ListenClient.start(server, target({}));
  await before.snapshot();
  await before.terminate();
  await meanwhile();
  const after = await ListenClient.start(server, target(tokenFor(before.token)));
  return after.snapshot();
}

const query = (more: Json): Json => targets.query(2, atLeast(2), more);
const all = ['d/b +2', 'd/c +2'];

beforeEach(() => targets.commit({ 'd/a': 1, 'd/b': 2, 'd/c': 3 }));

test('nothing has changed: nothing is sent again', async () => {
  const elsewhere = (): Promise<unknown> => targets.commit({ 'd/a': 0, 'e/x': 1 });
  expect(await comeBack(query, elsewhere)).toEqual([
    'ADD 2',
    'filter 2 has 2',
    'CURRENT 2',
    'snapshot',
  ]);
});

test('deleted, changed, left and come: these alone', async () => {
  await targets.set('d/e', 7);
  const meanwhile = async (): Promise<void> => {
    await targets.commit({ 'd/b': null, 'd/c': 5 });
    await targets.commit({ 'd/a': 8, 'd/e': 0, 'd/f': 1 });
    await targets.commit({ 'd/c': 6 });
  };
  expect(await comeBack(query, meanwhile)).toEqual([
    'ADD 2',
    'documentDelete d/b -2',
    'documentRemove d/e -2',
    'd/c +2',
    'd/a +2',
    'filter 2 has 2',
    'CURRENT 2',
    'snapshot',
  ]);
});

test('gone and back as it was counts as changed', async () => {
  const meanwhile = async (): Promise<void> => {
    await targets.commit({ 'd/b': null });
    await targets.commit({ 'd/b': 2 });
  };
  expect(await comeBack(query, meanwhile)).toContain('d/b +2');
});

test('a limited result: what is in the window now, against then', async () => {
  const target = (more: Json): Json => targets.query(2, largestTwo, more);
  expect(await comeBack(target, () => targets.commit({ 'd/d': 4, 'd/a': 0 }))).toEqual([
    'ADD 2',
    'documentRemove d/b -2',
    'd/d +2',
    'filter 2 has 2',
    'CURRENT 2',
    'snapshot',
  ]);
});

test('a collection group', async () => {
  const target = (more: Json): Json => targets.query(2, group, more);
  expect(
    await comeBack(target, () => targets.commit({ 'x/y/d/z': 1, 'x/y/e/z': 1, 'd/a': null })),
  ).toEqual([
    'ADD 2',
    'documentDelete d/a -2',
    'x/y/d/z +2',
    'filter 2 has 3',
    'CURRENT 2',
    'snapshot',
  ]);
});

test.each([
  ['deleted', { 'd/b': null }, ['documentDelete d/b -2', 'filter 2 has 0']],
  ['changed', { 'd/b': 9 }, ['d/b +2', 'filter 2 has 1']],
  ['the same', { 'd/c': 9 }, ['filter 2 has 1']],
] as const)('one document, %s', async (_case, changes, told) => {
  const target = (more: Json): Json => targets.document(2, 'd/b', more);
  expect(await comeBack(target, () => targets.commit(changes))).toEqual([
    'ADD 2',
    ...told,
    'CURRENT 2',
    'snapshot',
  ]);
});

const whole = ['ADD 2', 'RESET 2', ...all, 'filter 2 has 2', 'CURRENT 2', 'snapshot'];
const base64 = (plain: string): string => Buffer.from(plain).toString('base64');

test.each([
  ['of another instance', (): string => base64('v1:mix-other:1795219200000000')],
  ['of another kind', (): string => base64('v2:whatever')],
  ['that is none', (): string => '////'],
  [
    'of the future',
    (): string => base64(`v1:${server.projectId}:${server.documents.clock.last() + 1n}`),
  ],
  ['without a time', (): string => base64(`v1:${server.projectId}:`)],
] as const)('with a token %s: everything, from the beginning', async (_case, token) => {
  const nothing = (): Promise<void> => Promise.resolve();
  expect(await comeBack(query, nothing, () => ({ resumeToken: token() }))).toEqual(whole);
});

test('after the changes were forgotten: everything; unless there were none', async () => {
  const forget = (): Promise<void> => {
    server.time.now += 25 * 3_600_000;
    forgetOldChanges(server.documents);
    return Promise.resolve();
  };
  expect(await comeBack(query, forget)).not.toContain('RESET 2');
  const changeAndForget = async (): Promise<void> => {
    await targets.set('d/x', 0);
    await forget();
  };
  expect(await comeBack(query, changeAndForget)).toEqual(whole);
});

test('after more changes than are worth going through: everything', async () => {
  const many = async (): Promise<void> => {
    for (let round = 0; round < 6; round += 1) {
      await targets.commit(
        Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`d/x${n}`, -round])),
      );
    }
  };
  expect(await comeBack(query, many)).toEqual(whole);
});

test('with a time instead of a token', async () => {
  const readTime = formatTimestamp(server.documents.clock.last());
  const meanwhile = (): Promise<unknown> => targets.set('d/c', 9);
  const told = await comeBack(query, meanwhile, () => ({ readTime }));
  expect(told).toEqual(['ADD 2', 'd/c +2', 'filter 2 has 2', 'CURRENT 2', 'snapshot']);
});

test('rules that deny by now are asked by now', async () => {
  const before = await ListenClient.start(server, query({}));
  await before.snapshot();
  mayRead = () => false;
  const after = await ListenClient.start(server, query({ resumeToken: before.token }));
  expect(await after.refusal()).toEqual(['REMOVE 2 because 7']);
});

test('while nothing of its own changes the state is moved on, for a late return', async () => {
  const listener = await ListenClient.start(server, targets.document(2, 'd/a'));
  await listener.snapshot();
  const { token } = listener;
  await targets.set('e/x', 1);
  server.time.now += 11 * 60_000;
  expect(await listener.snapshot()).toContain('snapshot');
  expect(listener.token).not.toBe(token);
});
