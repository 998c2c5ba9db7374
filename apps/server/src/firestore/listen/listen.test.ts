import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import { DocumentClient } from '../../testing/DocumentClient.ts';
import { ListenClient } from '../../testing/ListenClient.ts';
import { atLeast, group, largestTwo, ListenTargets } from '../../testing/listenTargets.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { text } from '../../testing/wireValues.ts';
import type { AccessRequest } from '../access/Authorize.ts';
import { parseTimestamp } from '../wire/timestamps.ts';
import { eventually } from '../../testing/eventually.ts';

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
      users: { ann: { uid: 'ann', token: {} } },
      channels: { tickMs: 20 },
    },
  );
  rest = new DocumentClient(server.url, server.projectId, 'ann');
  targets = new ListenTargets(rest);
});
afterEach(() => server.stop());

describe('a new target', () => {
  test('of a document that is there, of one that is not', async () => {
    await targets.set('d/a', 1);
    const listener = await ListenClient.start(
      server,
      targets.document(2, 'd/a'),
      targets.document(4, 'd/none'),
    );
    await eventually(() => expect(listener.told).toHaveLength(7));
    expect(listener.told).toEqual([
      'ADD 2',
      'd/a +2',
      'CURRENT 2',
      'snapshot',
      'ADD 4',
      'CURRENT 4',
      'snapshot',
    ]);
  });

  test('of a query, and of a collection group', async () => {
    await targets.commit({ 'd/a': 1, 'd/b': 2, 'x/y/d/c': 3, 'e/z': 4 });
    const listener = await ListenClient.start(server, targets.query(2, atLeast(2)));
    expect(await listener.snapshot()).toEqual(['ADD 2', 'd/b +2', 'CURRENT 2', 'snapshot']);
    await listener.send([listener.adding(targets.query(4, group))]);
    expect(await listener.snapshot()).toEqual([
      'ADD 4',
      'd/a +4',
      'd/b +4',
      'x/y/d/c +4',
      'CURRENT 4',
      'snapshot',
    ]);
  });

  test.each([
    ['the rules deny the query', () => targets.query(2, { limit: 9 }), 7],
    ['no query', () => ({ targetId: 2, query: { parent: rest.root, structuredQuery: {} } }), 3],
    ['neither documents nor query', () => ({ targetId: 2 }), 3],
    [
      'several documents',
      () => ({ targetId: 2, documents: { documents: [rest.name('d/a'), rest.name('d/b')] } }),
      12,
    ],
    ['fields chosen', () => targets.query(2, { select: { fields: [{ fieldPath: 'n' }] } }), 12],
    [
      'a document elsewhere',
      () => ({
        targetId: 2,
        documents: { documents: ['projects/q/databases/(default)/documents/d/a'] },
      }),
      3,
    ],
  ] as const)('refused alone, while others go on: %s', async (_case, target, code) => {
    mayRead = ({ query }) => query?.limit !== 9;
    const listener = await ListenClient.start(server, targets.document(4, 'd/a'));
    await listener.snapshot();
    await listener.send([listener.adding(target())]);
    expect(await listener.refusal()).toEqual([`REMOVE 2 because ${code}`]);
    await targets.set('d/a', 1);
    expect(await listener.snapshot()).toEqual(['d/a +4', 'snapshot']);
  });

  test('a target of another database id is refused for good, each in turn', async () => {
    const listener = await ListenClient.start(server);
    const database = `projects/${server.projectId}/databases/other`;
    const adding = { database, addTarget: targets.document(2, 'd/a') };
    await listener.send([adding]);
    expect(await listener.refusal()).toEqual(['REMOVE 2 because 5']);
    await listener.send([{ ...adding, addTarget: targets.document(4, 'd/b') }]);
    expect(await listener.refusal()).toEqual(['REMOVE 4 because 5']);
    expect(listener.failure).toBeUndefined();
  });

  test('removed again it says so once, and nothing more', async () => {
    const listener = await ListenClient.start(
      server,
      targets.document(2, 'd/a'),
      targets.document(4, 'd/b'),
    );
    await eventually(() => expect(listener.told).toHaveLength(6));
    listener.messages.length = 0;
    const removal = { database: listener.database, removeTarget: 2 };
    await listener.send([removal, listener.adding(targets.document(2, 'd/a'))]);
    expect(await listener.snapshot()).toEqual(['REMOVE 2', 'ADD 2', 'CURRENT 2', 'snapshot']);
    await listener.send([removal]);
    expect(await listener.refusal()).toEqual(['REMOVE 2']);
    await targets.commit({ 'd/a': 1, 'd/b': 1 });
    expect(await listener.snapshot()).toEqual(['d/b +4', 'snapshot']);
  });

  test.each([
    [
      'a target that is there',
      (listener: ListenClient) => listener.adding(targets.document(2, 'd/a')),
      'INVALID_ARGUMENT',
    ],
    ['no number', (listener: ListenClient) => listener.adding({}), 'INVALID_ARGUMENT'],
    ['no JSON', () => '{', 'INVALID_ARGUMENT'],
    [
      'another instance',
      () => ({ database: 'projects/q/databases/(default)', removeTarget: 2 }),
      'NOT_FOUND',
    ],
  ] as const)('what cannot be meant ends the stream: %s', async (_case, message, status) => {
    const listener = await ListenClient.start(server, targets.document(2, 'd/a'));
    await listener.snapshot();
    await listener.send([message(listener)]);
    await eventually(() => expect(listener.failure).toBe(status));
  });

  test('more than 500 are refused, one by one', async () => {
    const listener = await ListenClient.start(server);
    const many = Array.from({ length: 501 }, (_, index) =>
      listener.adding(targets.document(index + 1, 'd/a')),
    );
    await listener.send(many);
    expect(await listener.refusal()).toContain('REMOVE 501 because 9');
  });

  test('a result that no device should be sent is refused', async () => {
    const large = 'x'.repeat(1_000_000);
    for (let index = 0; index < 26; index += 1) await rest.set(`d/${index}`, { t: text(large) });
    const listener = await ListenClient.start(server, targets.query(2, {}));
    expect(await listener.refusal()).toEqual(['REMOVE 2 because 9']);
    await listener.send([listener.adding(targets.query(4, { limit: 20 }))]);
    await eventually(() => {
      if (!listener.isBackOpen) void listener.listen();
      // On a busy machine noops come between them, and again what was not acknowledged.
      const documents = new Set(listener.told.filter((told) => told.startsWith('d/')));
      expect(documents.size).toBe(20);
    });
  });
});

describe('a client that asks for much and takes nothing', () => {
  const LARGE = 300_000;

  async function storeLarge(): Promise<void> {
    for (const id of ['a', 'b']) await rest.set(`d/${id}`, { t: text('x'.repeat(LARGE)) });
  }

  const takeUntil = (listener: ListenClient, told: string): Promise<unknown> =>
    eventually(() => {
      if (!listener.isBackOpen) void listener.listen();
      expect(listener.told).toContain(told);
    });

  test('gets a few results made; the others when it has taken those', async () => {
    await storeLarge();
    const scan = vi.spyOn(server.documents.table, 'inCollection');
    const listener = new ListenClient(server.url, server.projectId, 'Listen');
    const asked = Array.from({ length: 12 }, (_, n) => targets.query(2 * n + 2, {}));
    await listener.open(...asked.map((target) => listener.adding(target)));
    // 1 MiB on its way is crowded: that is the second result of 600 kB.
    await eventually(() => expect(scan).toHaveBeenCalledTimes(2));
    await listener.send([]);
    expect(scan).toHaveBeenCalledTimes(2);
    await takeUntil(listener, 'CURRENT 24');
    const made = listener.told.filter((told) => told.startsWith('CURRENT'));
    expect(new Set(made).size).toBe(12);
  });

  test('is answered for a target that it gives up before its turn', async () => {
    await storeLarge();
    const listener = new ListenClient(server.url, server.projectId, 'Listen');
    const asked = [2, 4, 6].map((id) => listener.adding(targets.query(id, {})));
    await listener.open(...asked, { database: listener.database, removeTarget: 6 });
    await takeUntil(listener, 'REMOVE 6');
    expect(listener.told.filter((told) => told.endsWith(' 6'))).toEqual(['ADD 6', 'REMOVE 6']);
  });

  test('is told that it is too much, and to come back, when no room is left', async () => {
    await storeLarge();
    const listeners = Array.from(
      { length: 80 },
      () => new ListenClient(server.url, server.projectId, 'Listen'),
    );
    for (const listener of listeners) {
      await listener.open(listener.adding(targets.query(2, {})));
    }
    const last = listeners.at(-1);
    await last?.listen();
    // RESOURCE_EXHAUSTED: the library waits for its longest time and opens the stream again.
    expect(last?.failure).toBe('RESOURCE_EXHAUSTED');
    await listeners[0]?.listen();
    expect(listeners[0]?.told).toContain('d/a +2');
  });
});

describe('what a commit changes', () => {
  test('is told in one snapshot, over all targets, and nothing else is', async () => {
    await targets.commit({ 'd/a': 1, 'd/b': 5 });
    const listener = await ListenClient.start(
      server,
      targets.query(2, atLeast(3)),
      targets.document(4, 'd/a'),
      targets.query(6, {}),
    );
    await eventually(() => expect(listener.told.at(-1)).toBe('snapshot'));
    await eventually(() => expect(listener.told).toContain('CURRENT 6'));
    listener.messages.length = 0;
    await targets.commit({ 'd/a': 3, 'd/b': 2, 'd/c': 0 });
    expect(await listener.snapshot()).toEqual(['d/a +2,4,6', 'd/b +6 -2', 'd/c +6', 'snapshot']);
    await targets.commit({ 'e/elsewhere': 9 });
    await targets.commit({ 'd/a': null, 'd/c': null });
    expect(await listener.snapshot()).toEqual([
      'documentDelete d/a -2,4,6',
      'documentDelete d/c -6',
      'snapshot',
    ]);
  });

  test('leaving a result while it still exists is another thing than being deleted', async () => {
    await targets.set('d/a', 5);
    const listener = await ListenClient.start(server, targets.query(2, atLeast(3)));
    await listener.snapshot();
    await targets.set('d/a', 1);
    expect(await listener.snapshot()).toEqual(['documentRemove d/a -2', 'snapshot']);
    await rest.delete('d/a');
    await targets.set('d/a', 4);
    expect(await listener.snapshot()).toEqual(['d/a +2', 'snapshot']);
    await rest.delete('d/a');
    expect(await listener.snapshot()).toEqual(['documentDelete d/a -2', 'snapshot']);
  });

  test('costs nothing where nothing of it is listened to', async () => {
    let asked = 0;
    mayRead = () => (asked += 1) > 0;
    const listener = await ListenClient.start(server, targets.query(2, atLeast(3)));
    await listener.snapshot();
    asked = 0;
    const scan = vi.spyOn(server.documents.table, 'inCollection');
    await targets.commit({ 'e/x': 5, 'x/y/d/z': 5 });
    await targets.set('d/a', 1);
    expect(asked).toBe(0);
    await targets.set('d/b', 4);
    expect(await listener.snapshot()).toEqual(['d/b +2', 'snapshot']);
    expect(asked).toBe(1);
    expect(scan).not.toHaveBeenCalled();
  });

  test('a limited result keeps its window', async () => {
    await targets.commit({ 'd/a': 1, 'd/b': 2, 'd/c': 3 });
    const listener = await ListenClient.start(server, targets.query(2, largestTwo));
    expect(await listener.snapshot()).toEqual([
      'ADD 2',
      'd/c +2',
      'd/b +2',
      'CURRENT 2',
      'snapshot',
    ]);
    await targets.set('d/z', 0);
    await targets.set('d/d', 4);
    expect(await listener.snapshot()).toEqual(['documentRemove d/b -2', 'd/d +2', 'snapshot']);
    await rest.delete('d/c');
    expect(await listener.snapshot()).toEqual(['documentDelete d/c -2', 'd/b +2', 'snapshot']);
    await targets.set('d/b', 9);
    expect(await listener.snapshot()).toEqual(['d/b +2', 'snapshot']);
    await targets.set('d/d', 0);
    expect(await listener.snapshot()).toEqual(['documentRemove d/d -2', 'd/a +2', 'snapshot']);
  });

  test('a limited result asks again only when its window is touched', async () => {
    await targets.commit(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d/${n}`, n])));
    const listener = await ListenClient.start(server, targets.query(2, largestTwo));
    await listener.snapshot();
    const scan = vi.spyOn(server.documents.table, 'inCollection');
    for (let n = 0; n < 10; n += 1) await targets.set(`d/${n}`, n - 1);
    expect(scan).not.toHaveBeenCalled();
    await targets.set('d/0', 100);
    expect(await listener.snapshot()).toEqual(['documentRemove d/18 -2', 'd/0 +2', 'snapshot']);
    expect(scan).toHaveBeenCalledOnce();
  });

  test('times never go back, whatever the clock of the machine does', async () => {
    const times: bigint[] = [];
    const listener = await ListenClient.start(server, targets.query(2, {}));
    for (const [n, hours] of [0, 1, -2, -2, 3].entries()) {
      server.time.now += hours * 3_600_000;
      await targets.set('d/a', n);
      await eventually(() => expect(listener.told).toContain('d/a +2'));
      for (const each of listener.received) {
        const { readTime } = (each['targetChange'] ?? {}) as { readTime?: string };
        if (readTime !== undefined) times.push(parseTimestamp(readTime));
      }
      listener.messages.length = 0;
    }
    expect(times.length).toBeGreaterThanOrEqual(5);
    expect(times).toEqual(times.toSorted((a, b) => Number(a - b)));
  });

  test('a snapshot is read after the commits it shows, and before any other', async () => {
    const listener = await ListenClient.start(server, targets.query(2, {}));
    const times: string[] = [];
    for (const n of [1, 2, 3]) {
      await targets.set('d/a', n);
      await eventually(() => expect(listener.told.slice(-2)).toEqual(['d/a +2', 'snapshot']));
      const [changed = {}, snapshot = {}] = listener.received.slice(-2);
      const { document } = changed['documentChange'] as { document: { updateTime: string } };
      times.push(document.updateTime, (snapshot['targetChange'] as { readTime: string }).readTime);
      listener.messages.length = 0;
    }
    const micros = times.map(parseTimestamp);
    expect(micros).toEqual(micros.toSorted((a, b) => Number(a - b)));
    expect(new Set(times).size).toBe(6);
  });

  test('rules that deny a document end its target, with the reason', async () => {
    await targets.set('d/a', 1);
    mayRead = ({ resource }) => {
      const n = resource?.fields.get('n');
      return n?.kind !== 'integer' || n.value < 5n;
    };
    const listener = await ListenClient.start(
      server,
      targets.document(2, 'd/a'),
      targets.query(4, {}),
    );
    await eventually(() => expect(listener.told).toContain('CURRENT 4'));
    listener.messages.length = 0;
    await targets.set('d/a', 7);
    await eventually(() => expect(listener.told).toHaveLength(2));
    expect(listener.told).toEqual(['REMOVE 2 because 7', 'REMOVE 4 because 7']);
    await targets.set('d/a', 1);
    await listener.send([listener.adding(targets.document(6, 'd/a'))]);
    listener.messages.length = 0;
    expect(await listener.snapshot()).toEqual(['ADD 6', 'd/a +6', 'CURRENT 6', 'snapshot']);
  });

  test('a fault of ours ends the stream with a code that has the client try again', async () => {
    const listener = await ListenClient.start(server, targets.query(2, largestTwo));
    const other = await ListenClient.start(server, targets.document(2, 'd/a'));
    await Promise.all([listener.snapshot(), other.snapshot()]);
    vi.spyOn(server.documents.table, 'inCollection').mockImplementation(() => {
      throw new StorageError('planted');
    });
    await targets.set('d/a', 1);
    await eventually(() => expect(listener.failure).toBe('UNAVAILABLE'));
    expect(await other.snapshot()).toEqual(['d/a +2', 'snapshot']);
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'a stream failed' }));
  });
});
