import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { TRANSFORM_CASES } from '../../testing/transformTable.ts';
import { parseTimestamp } from '../wire/timestamps.ts';
import { double, int, list, map, text, time } from '../../testing/wireValues.ts';

let now: number;
let server: TestServer;
let client: DocumentClient;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  const users = { ann: { uid: 'ann', token: {} } };
  server = await startTestServer({}, { authorize: () => () => true, clock: () => now, users });
  client = new DocumentClient(server.url, server.documents.projectId, 'ann');
});
afterEach(() => server.stop());

const masked = (...fieldPaths: string[]): object => ({ updateMask: { fieldPaths } });
const given = (currentDocument: object): object => ({ currentDocument });
const MUST_EXIST = given({ exists: true });
const MUST_BE_NEW = given({ exists: false });

interface CommitBody {
  readonly writeResults: readonly { updateTime?: string; transformResults?: unknown }[];
  readonly commitTime: string;
}
const committed = ({ body }: { body: unknown }): CommitBody => body as CommitBody;

describe('writing', () => {
  // As Google's emulator writes: a field that the mask names and `fields` lacks is removed.
  test.each([
    ['a set replaces all', { a: int(1), b: int(2) }, { b: int(3) }, {}, { b: int(3) }],
    ['a mask keeps the rest', { a: int(1) }, { b: int(3) }, masked('b'), { a: int(1), b: int(3) }],
    ['a mask removes', { a: int(1), b: int(2) }, {}, masked('a', 'x.y'), { b: int(2) }],
    [
      'a mask reaches into maps',
      { m: map({ a: int(1) }) },
      { m: map({ b: int(2), c: int(3) }) },
      masked('m.b'),
      { m: map({ a: int(1), b: int(2) }) },
    ],
    [
      'a mask with quotes',
      { 'a.b': int(1) },
      { 'a.b': int(2), '`': int(3) },
      masked('`a.b`', '`\\``'),
      { 'a.b': int(2), '`': int(3) },
    ],
    ['an empty mask changes nothing', { a: int(1) }, { a: int(2) }, masked(), { a: int(1) }],
    ['a mask makes the document', null, { a: int(1), b: int(2) }, masked('a'), { a: int(1) }],
    ['an empty mask makes it too', null, { a: int(1) }, masked(), {}],
  ])('%s', async (_name, before, fields, more, after) => {
    if (before !== null) await client.set('d/x', before);
    expect((await client.set('d/x', fields, more)).status).toBe(200);
    expect(await client.fieldsOf('d/x')).toEqual(after);
  });

  test('every field comes back as it was sent, integers beyond 2^53 exactly', async () => {
    const fields = {
      large: int('9223372036854775807'),
      whole: double(1),
      odd: double('NaN'),
      when: time('2026-01-01T00:00:00.123456Z'),
      words: text('🌾 "quoted" \\ \u0000 \u2028'),
      inner: map({ list: list(int(1), { mapValue: {} }) }),
    };
    await client.set('d/x', fields);
    expect(await client.fieldsOf('d/x')).toEqual(fields);
  });

  test('an answer has one result for each write, in order', async () => {
    await client.set('d/x', {});
    const answer = await client.commit(
      { update: { name: client.name('d/y'), fields: {} } },
      { delete: client.name('d/x') },
      { verify: client.name('d/z'), ...MUST_BE_NEW },
    );
    const { writeResults, commitTime } = committed(answer);
    expect(writeResults).toEqual([{ updateTime: commitTime }, {}, {}]);
  });

  test('deleting what is not there is no error', async () => {
    expect(committed(await client.delete('d/none')).writeResults).toEqual([{}]);
  });
});

describe('preconditions', () => {
  const stored = async (path: string): Promise<string> => {
    await client.set(path, { a: int(1) });
    return (await client.read(path))?.updateTime ?? '';
  };
  const write = (more: object): Promise<unknown> =>
    client.set('d/x', { a: int(2) }, more).then(refusalIn);
  const LONG_AGO = given({ updateTime: '2020-01-01T00:00:00Z' });

  test('of a document that is there', async () => {
    const updateTime = await stored('d/x');
    expect(await write(MUST_BE_NEW)).toBe(
      `ALREADY_EXISTS Document already exists: ${client.name('d/x')}`,
    );
    expect(await write(LONG_AGO)).toBe(
      'FAILED_PRECONDITION the stored version (1795219200000002) does not match the required ' +
        'base version (1577836800000000)',
    );
    expect(await client.fieldsOf('d/x')).toEqual({ a: int(1) });
    expect(await write(MUST_EXIST)).toBe('accepted');
    // The client prints nine digits where the server printed six (trap T15).
    const again = (await client.read('d/x'))?.updateTime ?? '';
    expect(again).not.toBe(updateTime);
    expect(await write(given({ updateTime: again.replace('Z', '000Z') }))).toBe('accepted');
  });

  test('of a document that is not there', async () => {
    const missing = `NOT_FOUND No document to update: ${client.name('d/x')}`;
    expect(await write(MUST_EXIST)).toBe(missing);
    expect(await write(LONG_AGO)).toContain('FAILED_PRECONDITION the stored version (0)');
    expect(refusalIn(await client.delete('d/x', MUST_EXIST))).toBe(missing);
    expect(refusalIn(await client.delete('d/x', MUST_BE_NEW))).toBe('accepted');
    expect(await client.read('d/x')).toBeNull();
    expect(await write(MUST_BE_NEW)).toBe('accepted');
  });

  test('a verify holds other documents to what was read of them', async () => {
    const updateTime = await stored('d/read');
    const transfer = (currentDocument: object): Promise<unknown> =>
      client
        .commit(
          { update: { name: client.name('d/x'), fields: {} } },
          { verify: client.name('d/read'), currentDocument },
        )
        .then(refusalIn);
    expect(await transfer({ updateTime: '2020-01-01T00:00:00Z' })).toContain('FAILED_PRECONDITION');
    expect(await client.read('d/x')).toBeNull();
    expect(await transfer({ updateTime })).toBe('accepted');
  });

  test('each write meets what the writes before it made', async () => {
    const name = client.name('d/x');
    const answer = await client.commit(
      { update: { name, fields: { a: int(1) } }, ...MUST_BE_NEW },
      { update: { name, fields: { b: int(2) } }, ...masked('b'), ...MUST_EXIST },
    );
    expect(committed(answer).writeResults).toHaveLength(2);
    expect(await client.fieldsOf('d/x')).toEqual({ a: int(1), b: int(2) });
  });

  test('one that fails leaves nothing of the others', async () => {
    const answer = await client.commit(
      { update: { name: client.name('d/x'), fields: {} } },
      { update: { name: client.name('d/none'), fields: {} }, ...MUST_EXIST },
    );
    expect(answer.status).toBe(404);
    expect(await client.read('d/x')).toBeNull();
  });
});

describe('transforms', () => {
  test.each(TRANSFORM_CASES)('%j with %j', async (...transform) => {
    expect(await client.transform('d/x', transform)).toEqual(transform[2]);
  });

  test('the time of the request, to the millisecond, the same everywhere in a commit', async () => {
    now += 0.75;
    const answer = await client.set(
      'd/x',
      {},
      {
        updateTransforms: [
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'in.at', setToServerValue: 'REQUEST_TIME' },
        ],
      },
    );
    const { writeResults, commitTime } = committed(answer);
    const stamp = time(`${commitTime.slice(0, 19)}Z`);
    expect(writeResults[0]?.transformResults).toEqual([stamp, stamp]);
    expect(await client.fieldsOf('d/x')).toEqual({ at: stamp, in: map({ at: stamp }) });
  });

  test('results in order: numbers as they are now, lists as null', async () => {
    const answer = await client.set(
      'd/x',
      { n: int(1) },
      {
        updateTransforms: [
          { fieldPath: 'n', increment: int(1) },
          { fieldPath: 'l', appendMissingElements: { values: [int(1)] } },
          { fieldPath: 'n', increment: int(2) },
        ],
      },
    );
    expect(committed(answer).writeResults[0]?.transformResults).toEqual([
      int(2),
      { nullValue: null },
      int(4),
    ]);
  });

  test('alone, they make the document or keep its fields', async () => {
    const transform = {
      document: client.name('d/x'),
      fieldTransforms: [{ fieldPath: 'n', increment: int(1) }],
    };
    await client.commit({ transform });
    await client.set('d/x', { a: int(1) }, masked('a'));
    await client.commit({ transform });
    expect(await client.fieldsOf('d/x')).toEqual({ n: int(2), a: int(1) });
  });

  test('a hundred thousand elements are sifted in five seconds of the processor', async () => {
    const values = Array.from({ length: 100_000 }, (_, index) => int(index));
    await client.set('d/x', { l: list(...values.slice(0, 60_000)) });
    const append = { fieldPath: 'l', appendMissingElements: { values: values.slice(50_000) } };
    const started = process.cpuUsage();
    expect((await client.set('d/x', {}, { ...masked(), updateTransforms: [append] })).status).toBe(
      200,
    );
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(5000);
    const { l } = (await client.fieldsOf('d/x')) as { l: ReturnType<typeof list> };
    expect((l['arrayValue'] as { values: unknown[] }).values).toHaveLength(100_000);
  });
});

describe('times', () => {
  test('a commit is later than the one before, even in the same millisecond or an earlier one', async () => {
    const times: string[] = [];
    for (const step of [0, 0, 1, -3_600_000, 0]) {
      now += step;
      times.push(committed(await client.set(`d/${times.length}`, {})).commitTime);
    }
    const micros = times.map(parseTimestamp);
    expect(micros.every((each, index) => index === 0 || each > (micros[index - 1] ?? 0n))).toBe(
      true,
    );
    expect(times[2]).toBe('2026-11-21T00:00:00.001Z');
    expect(times[3]).toBe('2026-11-21T00:00:00.001002Z');
  });

  test('a write that changes nothing keeps the update time', async () => {
    const first = committed(
      await client.set('d/x', { a: int(1), b: map({ c: int(1), d: int(2) }) }),
    );
    const again = { b: map({ d: int(2), c: int(1) }), a: int(1) };
    now += 1000;
    expect(committed(await client.set('d/x', again))).toEqual(first);
    // 1.0 equals 1 and is not the same.
    const other = committed(await client.set('d/x', { ...again, a: double(1) }));
    expect(other.commitTime).not.toBe(first.commitTime);
    expect(await client.read('d/x')).toMatchObject({
      createTime: first.commitTime,
      updateTime: other.commitTime,
    });
  });

  test('what is deleted and made again in one commit is a new document', async () => {
    await client.set('d/x', { a: int(1) });
    const name = client.name('d/x');
    const { commitTime } = committed(
      await client.commit({ delete: name }, { update: { name, fields: { a: int(1) } } }),
    );
    expect(await client.read('d/x')).toMatchObject({
      createTime: commitTime,
      updateTime: commitTime,
    });
  });
});

describe('limits', () => {
  test('a document of 1 MiB by the published rules, and one byte more', async () => {
    // 16 + 'd'+1 + 'x'+1 for the name, 32, two fields of a letter, and each text's own byte.
    const bytes = 1_048_576 - 52 - 2 * 3;
    const fields = (count: number): object => ({
      a: text('x'.repeat(600_000)),
      b: text('x'.repeat(count - 600_000)),
    });
    expect(refusalIn(await client.set('d/x', fields(bytes)))).toBe('accepted');
    expect(refusalIn(await client.set('d/x', fields(bytes + 1)))).toBe(
      `INVALID_ARGUMENT Document '${client.name('d/x')}' cannot be written because its size ` +
        '(1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.',
    );
  });

  test('500 transforms of one document, and one more', async () => {
    const increments = (count: number): object => ({
      updateTransforms: Array.from({ length: count }, (_, index) => ({
        fieldPath: `f${index}`,
        increment: int(1),
      })),
    });
    expect(refusalIn(await client.set('d/x', {}, increments(500)))).toBe('accepted');
    expect(refusalIn(await client.set('d/x', {}, increments(501)))).toContain('maximum 500');
  });

  test('600 documents in one commit', async () => {
    const writes = Array.from({ length: 600 }, (_, index) => ({
      update: { name: client.name(`d/${index}`), fields: {} },
    }));
    expect(committed(await client.commit(...writes)).writeResults).toHaveLength(600);
  });
});

describe('a write that cannot be meant is refused for good', () => {
  const update = { name: 'projects/p/databases/(default)/documents/d/x', fields: {} };
  test.each<[string, (name: string) => object, string]>([
    ['of no kind', () => ({}), 'empty write operation'],
    ['of two kinds', (name) => ({ delete: name, update: { name } }), 'one write of one kind'],
    ['of an unknown kind', () => ({ erase: 'x' }), 'unknown "erase"'],
    ['of another database', () => ({ update }), 'belongs to another database'],
    ['a collection', (name) => ({ delete: `${name}/c` }), 'lacks "/"'],
    ['no name', () => ({ update: { fields: {} } }), 'Document name "" lacks "projects"'],
    ['a mask on a delete', (name) => ({ delete: name, updateMask: {} }), 'a delete must not'],
    [
      'a transform on a delete',
      (name) => ({ delete: name, updateTransforms: [] }),
      'a delete must not specify a update transform.',
    ],
    ['a verify of nothing', (name) => ({ verify: name }), 'a verify must contain a precondition'],
    [
      'two preconditions',
      (name) => ({ delete: name, ...given({ exists: true, updateTime: '2020-01-01T00:00:00Z' }) }),
      'one precondition of one kind',
    ],
    [
      'no transform',
      (name) => ({ update: { name }, updateTransforms: [{ fieldPath: 'a' }] }),
      'Operation type must be specified for field transformation.',
    ],
    [
      'no transforms',
      (name) => ({ transform: { document: name, fieldTransforms: [] } }),
      'The list of FieldTransform must not be empty.',
    ],
    [
      'text added',
      (name) => ({
        update: { name },
        updateTransforms: [{ fieldPath: 'a', increment: text('1') }],
      }),
      'Input must be int64 or double.',
    ],
    [
      'an unknown server value',
      (name) => ({
        update: { name },
        updateTransforms: [{ fieldPath: 'a', setToServerValue: 'X' }],
      }),
      'ServerValue type must be specified',
    ],
    [
      'a field and one inside it',
      (name) => ({
        update: { name },
        updateTransforms: ['a.b', 'a-b', 'a'].map((path) => ({
          fieldPath: path === 'a-b' ? '`a-b`' : path,
          increment: int(1),
        })),
      }),
      'Cannot transform property a and its nested property at the same time.',
    ],
    [
      'a list in a list',
      (name) => ({
        update: { name },
        updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values: [list()] } }],
      }),
      'Cannot convert an array value in an array value.',
    ],
    [
      'a value that is none',
      (name) => ({ update: { name, fields: { a: { integerValue: 'x' } } } }),
      '"integerValue" cannot be read',
    ],
  ])('%s', async (_name, write, words) => {
    const answer = await client.commit(write(client.name('d/x')));
    expect(answer.status).toBe(400);
    expect(refusalIn(answer)).toMatch(/^INVALID_ARGUMENT /);
    expect(refusalIn(answer)).toContain(words);
  });

  test('a commit of nothing is answered', async () => {
    expect(await client.post('commit', {})).toMatchObject({
      status: 200,
      body: { writeResults: [] },
    });
  });
});
