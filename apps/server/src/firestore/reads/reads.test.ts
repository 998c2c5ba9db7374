import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentClient, refusalIn } from '../../testing/DocumentClient.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { int, map, text } from '../../testing/wireValues.ts';

let server: TestServer;
let client: DocumentClient;
let readTime: string;
const at = (path: string): string => `${client.root}/${path}`;
const get = (target: string): ReturnType<DocumentClient['send']> =>
  client.send('GET', `${client.root}/${target}`);

beforeAll(async () => {
  server = await startTestServer({}, { authorize: () => () => true });
  client = new DocumentClient(server.url, server.documents.projectId);
  const sizes = [3, 1, 2, 5, 4];
  const writes = sizes.map((size, index) => ({
    update: {
      name: at(`p/${index}`),
      fields: { size: int(size), in: map({ a: int(1), b: int(2) }) },
    },
  }));
  await client.commit(...writes);
  const { body } = await client.set('a b/c%2Fd:e', { it: text('is odd') });
  readTime = (body as { commitTime: string }).commitTime;
});
afterAll(() => server.stop());

const stamps = {
  createTime: expect.any(String) as string,
  updateTime: expect.any(String) as string,
};
const ids = (body: unknown): string =>
  (body as { documents?: { name: string }[] }).documents
    ?.map(({ name }) => name.split('/').at(-1))
    .join(' ') ?? '';

describe('batchGet', () => {
  const batchGet = (paths: readonly string[], more: object = {}): Promise<unknown> =>
    client.post('batchGet', { documents: paths.map(at), ...more }).then(({ body }) => body);

  test('tells of each document asked for, once, at the time of the newest commit', async () => {
    expect(await batchGet(['p/0', 'p/none', 'p/0'])).toEqual([
      {
        found: {
          name: at('p/0'),
          fields: { size: int(3), in: map({ a: int(1), b: int(2) }) },
          ...stamps,
        },
        readTime,
      },
      { missing: at('p/none'), readTime },
    ]);
  });

  test('a mask picks fields, and none when it is empty', async () => {
    const mask = (...fieldPaths: string[]): object => ({ mask: { fieldPaths } });
    expect(await batchGet(['p/0'], mask('in.b', 'none'))).toEqual([
      { found: { name: at('p/0'), fields: { in: map({ b: int(2) }) }, ...stamps }, readTime },
    ]);
    expect(await batchGet(['p/0'], mask())).toEqual([
      { found: { name: at('p/0'), ...stamps }, readTime },
    ]);
  });

  test('nothing asked for is nothing told', async () => {
    expect(await batchGet([])).toEqual([]);
  });

  test.each([
    [{ documents: ['p/0'] }, 'lacks "projects"'],
    [{ documents: [5] }, 'a text is missing'],
    [{ documents: 'p/0' }, 'a list is missing'],
    [{ documents: ['projects/p/databases/(default)/documents/p/0'] }, 'another database'],
    [{ mask: { fieldPaths: ['a..b'] } }, 'Invalid property path'],
    [{ foo: 1 }, 'unknown "foo"'],
  ])('%j is refused', async (body, words) => {
    const answer = await client.post('batchGet', body);
    expect(refusalIn(answer)).toMatch(/^INVALID_ARGUMENT/);
    expect(refusalIn(answer)).toContain(words);
  });
});

describe('a query', () => {
  test('that finds nothing still tells the time', async () => {
    const { body } = await client.query({ from: [{ collectionId: 'none' }] });
    expect(body).toEqual([{ readTime }]);
  });

  test.each([
    [{ fields: [{ fieldPath: 'size' }, { fieldPath: 'none' }] }, { fields: { size: int(3) } }],
    [{ fields: [{ fieldPath: 'in.a' }] }, { fields: { in: map({ a: int(1) }) } }],
    [{ fields: [{ fieldPath: '__name__' }] }, {}],
    [{ fields: [] }, {}],
  ])('that selects %j', async (select, fields) => {
    const { body } = await client.query({ from: [{ collectionId: 'p' }], select, limit: 1 });
    expect(body).toEqual([{ document: { name: at('p/0'), ...fields, ...stamps }, readTime }]);
  });

  test.each([
    [{ limit: 2, offset: 1 }, '1 2'],
    [{ limit: { value: 2 } }, '0 1'],
    [{ limit: '2' }, '0 1'],
    [{ limit: 0 }, ''],
    [{ offset: 4 }, '4'],
    [{ offset: 9 }, ''],
  ])('with %j', async (more, found) => {
    const { body } = await client.query({ from: [{ collectionId: 'p' }], ...more });
    const documents = (body as { document?: unknown }[]).flatMap((each) => each.document ?? []);
    expect(ids({ documents })).toBe(found);
  });

  test.each([
    [{ structuredQuery: { from: [{}] } }, 'must name a collection'],
    [{}, 'only structured queries are supported'],
    [{ structuredQuery: { from: [{ collectionId: 'p' }], joins: [] } }, 'unknown "joins"'],
    [{ structuredQuery: { from: [{ collectionId: 'p' }], limit: 1.5 } }, 'a whole number'],
    [{ structuredQuery: { from: [{ collectionId: 'p' }], limit: 2 ** 31 } }, 'a whole number'],
  ])('%j is refused', async (body, words) => {
    const answer = await client.post('runQuery', body);
    // Operations that stream answer a list, with a refusal too.
    expect(Array.isArray(answer.body)).toBe(true);
    expect(refusalIn(answer)).toContain(words);
  });

  test('below a collection is refused', async () => {
    const answer = await client.query({ from: [{ collectionId: 'c' }] }, '/p');
    expect(refusalIn(answer)).toContain('Document parent name');
  });
});

describe('figures', () => {
  const figures = (aggregations: readonly object[], query: object = {}): Promise<unknown> =>
    client
      .post('runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'p' }], ...query },
          aggregations,
        },
      })
      .then((answer) => {
        const [first] = answer.body as { result?: { aggregateFields: unknown } }[];
        return first?.result?.aggregateFields ?? refusalIn(answer);
      });
  const size = { field: { fieldPath: 'size' } };
  const count = (alias: string, upTo?: unknown): object => ({
    alias,
    count: upTo === undefined ? {} : { upTo },
  });

  test.each<[string, object[], object, unknown]>([
    ['a count', [count('n')], {}, { n: int(5) }],
    ['up to a number', [count('n', '3')], {}, { n: int(3) }],
    ['up to a wrapped number', [count('n', { value: 3 })], {}, { n: int(3) }],
    ['up to nothing', [count('n', 0)], {}, { n: int(0) }],
    [
      'names of their own',
      [{ count: {} }, { sum: size }],
      {},
      { field_1: int(5), field_2: int(15) },
    ],
    [
      'of part of them',
      [count('n'), { alias: 's', sum: size }],
      { limit: 2 },
      { n: int(2), s: int(4) },
    ],
    ['behind an offset', [count('n')], { offset: 4 }, { n: int(1) }],
    [
      'a document without the field counts for none of them',
      [count('n'), { alias: 's', sum: { field: { fieldPath: 'none' } } }],
      {},
      { n: int(0), s: int(0) },
    ],
    ['none', [], {}, 'INVALID_ARGUMENT Aggregations can not be empty.'],
    [
      'a name twice',
      [count('n'), count('n')],
      {},
      'INVALID_ARGUMENT Aggregation aliases contain duplicate alias: n.',
    ],
    [
      'six',
      [1, 2, 3, 4, 5, 6].map((n) => count(`n${n}`)),
      {},
      'INVALID_ARGUMENT The maximum number of aggregations is 5.',
    ],
    [
      'no operator',
      [{ alias: 'n' }],
      {},
      'INVALID_ARGUMENT Operator field in Aggregation is not set.',
    ],
    [
      'a reserved name',
      [count('__n__')],
      {},
      'INVALID_ARGUMENT The property.name "__n__" is reserved.',
    ],
    ['no field', [{ sum: {} }], {}, 'INVALID_ARGUMENT Invalid empty property path string.'],
    [
      'the name summed',
      [{ sum: { field: { fieldPath: '__name__' } } }],
      {},
      'INVALID_ARGUMENT Aggregations are not supported for the property: __key__',
    ],
    [
      'up to less than nothing',
      [count('n', -1)],
      {},
      'INVALID_ARGUMENT The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
    ],
  ])('%s', async (_name, aggregations, query, expected) => {
    expect(await figures(aggregations, query)).toEqual(expected);
  });
});

describe('one document', () => {
  test('is answered, with a mask too', async () => {
    expect(await get('p/0?mask.fieldPaths=size&mask.fieldPaths=none')).toEqual({
      status: 200,
      body: { name: at('p/0'), fields: { size: int(3) }, ...stamps },
    });
  });

  test('whose ids need encoding', async () => {
    const { status, body } = await get('a%20b/c%252Fd:e');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: at('a b/c%2Fd:e') });
  });

  test('that is missing', async () => {
    expect(refusalIn(await get('p/none'))).toBe(`NOT_FOUND Document "${at('p/none')}" not found.`);
  });
});

describe('a collection, page by page', () => {
  test.each([
    ['', '0 1 2 3 4'],
    ['pageSize=2', '0 1'],
    ['orderBy=size', '1 2 0 4 3'],
    ['orderBy=size%20desc', '3 4 0 2 1'],
    ['orderBy=in.a,size%20DESC', '3 4 0 2 1'],
    ['orderBy=__name__%20desc', '4 3 2 1 0'],
    ['orderBy=none', ''],
  ])('?%s', async (query, found) => {
    expect(ids((await get(`p?${query}`)).body)).toBe(found);
  });

  test.each(['pageSize=2', 'pageSize=2&orderBy=size%20desc', 'pageSize=2&orderBy=in.a'])(
    '?%s goes on where it ended, to the end',
    async (query) => {
      const whole = ids((await get(`p?${query.replace('pageSize=2', '')}`)).body);
      const pages: string[] = [];
      let token = '';
      do {
        const { body } = await get(`p?${query}&pageToken=${token}`);
        pages.push(ids(body));
        token = (body as { nextPageToken?: string }).nextPageToken ?? '';
      } while (token !== '');
      expect(pages).toHaveLength(3);
      expect(pages.join(' ')).toBe(whole);
    },
  );

  test.each([
    ['pageSize=-1', 'INVALID_ARGUMENT Page size must be nonnegative.'],
    ['pageSize=x', 'INVALID_ARGUMENT'],
    ['pageToken=xxx', 'INVALID_ARGUMENT invalid page token'],
    ['orderBy=size%20sideways', 'INVALID_ARGUMENT Invalid order by clause "size sideways".'],
    ['showMissing=true', 'PERMISSION_DENIED Metadata operations require admin authentication.'],
  ])('?%s is refused', async (query, words) => {
    expect(refusalIn(await get(`p?${query}`))).toContain(words);
  });
});

describe('writing one document by its address', () => {
  const send = (
    method: string,
    target: string,
    body?: unknown,
  ): ReturnType<DocumentClient['send']> => client.send(method, `${client.root}/${target}`, body);

  test('is made, once', async () => {
    const make = (): ReturnType<DocumentClient['send']> =>
      send('POST', 'made?documentId=x', { fields: { a: int(1) } });
    expect(await make()).toEqual({
      status: 200,
      body: { name: at('made/x'), fields: { a: int(1) }, ...stamps },
    });
    expect(refusalIn(await make())).toBe(`ALREADY_EXISTS Document already exists: ${at('made/x')}`);
  });

  test('without an id it gets 20 letters and digits', async () => {
    const draw = async (): Promise<string> => {
      const { body } = await send('POST', 'drawn', {});
      return (body as { name: string }).name;
    };
    const names = new Set([await draw(), await draw()]);
    expect(names.size).toBe(2);
    for (const name of names) expect(name).toMatch(/\/drawn\/[A-Za-z0-9]{20}$/);
  });

  test('is changed as its masks say', async () => {
    await send('POST', 'changed?documentId=x', { fields: { a: int(1), b: int(2) } });
    const masks = 'updateMask.fieldPaths=a&updateMask.fieldPaths=c&mask.fieldPaths=a';
    const { body } = await send('PATCH', `changed/x?${masks}`, {
      fields: { a: int(3), b: int(4) },
    });
    expect(body).toMatchObject({ fields: { a: int(3) } });
    expect(await client.fieldsOf('changed/x')).toEqual({ a: int(3), b: int(2) });
    await send('PATCH', 'changed/x', { fields: { z: int(1) } });
    expect(await client.fieldsOf('changed/x')).toEqual({ z: int(1) });
  });

  test('is deleted', async () => {
    await send('PATCH', 'gone/x', {});
    expect(await send('DELETE', 'gone/x?currentDocument.exists=true')).toEqual({
      status: 200,
      body: {},
    });
    expect(await client.read('gone/x')).toBeNull();
  });

  test.each([
    ['PATCH', 'none/x?currentDocument.exists=true', {}, 'NOT_FOUND No document to update'],
    ['PATCH', 'p/0?currentDocument.exists=false', {}, 'ALREADY_EXISTS'],
    ['PATCH', 'p/0?currentDocument.exists=perhaps', {}, 'INVALID_ARGUMENT'],
    [
      'PATCH',
      'p/0?currentDocument.updateTime=2020-01-01T00:00:00Z',
      {},
      'FAILED_PRECONDITION the stored version',
    ],
    ['PATCH', 'p/0', { name: 'another' }, 'INVALID_ARGUMENT document.name'],
    ['PATCH', 'p/0', { fields: [] }, 'INVALID_ARGUMENT'],
    ['DELETE', 'none/x?currentDocument.exists=true', undefined, 'NOT_FOUND'],
    ['POST', 'p?documentId=a%2Fb', {}, 'INVALID_ARGUMENT Resource id "a/b" is invalid'],
    ['POST', 'p?documentId=__a__', {}, 'INVALID_ARGUMENT Resource id "__a__" is invalid'],
    ['POST', 'p?documentId=', {}, 'INVALID_ARGUMENT Resource id "" is invalid'],
    ['POST', 'p?documentId=x', { name: 'x' }, 'INVALID_ARGUMENT document.name must not be set'],
  ])('%s %s %j is refused', async (method, target, body, words) => {
    expect(refusalIn(await send(method, target, body))).toContain(words);
  });
});
