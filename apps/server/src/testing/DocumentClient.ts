import { QUERY_DOCUMENTS } from './queryDocuments.ts';
import type { QueryCase } from './queryTable.ts';
import { queryToWire } from './queryToWire.ts';
import type { TransformCase } from './transformTable.ts';
import { int, placed, type WireJson } from './wireValues.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface WireDocument {
  readonly name: string;
  readonly fields?: unknown;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Speaks the REST protocol itself, without the client library. */
export class DocumentClient {
  readonly root: string;
  readonly #url: string;
  readonly #token: string | null;

  /** @param url of the server, without a path. */
  constructor(url: string, projectId: string, token: string | null = null) {
    this.#url = url;
    this.#token = token;
    this.root = `projects/${projectId}/databases/(default)/documents`;
  }

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  /** @param target what follows `/v1/`. A body that is a text is sent as it is. */
  async send(method: string, target: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.#url}/v1/${target}`, {
      method,
      headers: {
        'content-type': 'text/plain',
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as unknown };
  }

  post(operation: string, body: unknown, parent = ''): Promise<Answer> {
    return this.send('POST', `${this.root}${parent}:${operation}`, body);
  }

  commit(...writes: readonly object[]): Promise<Answer> {
    return this.post('commit', { writes });
  }

  set(path: string, fields: object, more: object = {}): Promise<Answer> {
    return this.commit({ update: { name: this.name(path), fields }, ...more });
  }

  delete(path: string, more: object = {}): Promise<Answer> {
    return this.commit({ delete: this.name(path), ...more });
  }

  /** The document, or null when there is none. */
  async read(path: string): Promise<WireDocument | null> {
    const { body } = await this.post('batchGet', { documents: [this.name(path)] });
    return (body as readonly { found?: WireDocument }[])[0]?.found ?? null;
  }

  /** The fields of a document; an empty object when it has none. */
  async fieldsOf(path: string): Promise<unknown> {
    return (await this.read(path))?.fields ?? {};
  }

  async storeQueryDocuments(): Promise<void> {
    const writes = Object.entries(placed(QUERY_DOCUMENTS, this.root)).map(([path, fields]) => ({
      update: { name: this.name(path), fields },
    }));
    const { status, body } = await this.commit(...writes);
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  query(structuredQuery: object, parent = ''): Promise<Answer> {
    return this.post('runQuery', { structuredQuery }, parent);
  }

  /** Applies one transform to a field of a new document, and gives the field afterwards. */
  async transform(path: string, [base, transform]: TransformCase): Promise<unknown> {
    await this.set(path, base === null ? {} : { v: base });
    const { status, body } = await this.set(
      path,
      {},
      {
        updateMask: {},
        updateTransforms: [{ fieldPath: 'v', ...transform }],
      },
    );
    if (status !== 200) return body;
    return ((await this.fieldsOf(path)) as { v?: unknown }).v;
  }

  /** Count, sum and average of a field `v` over new documents with these values. */
  async aggregate(collection: string, values: readonly WireJson[]): Promise<unknown> {
    for (const [index, v] of values.entries()) await this.set(`${collection}/${index}`, { v });
    const field = { fieldPath: 'v' };
    const { body } = await this.post('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: collection }] },
        aggregations: [
          { alias: 'count', count: {} },
          { alias: 'sum', sum: { field } },
          { alias: 'average', avg: { field } },
        ],
      },
    });
    const [answer] = body as readonly { result?: { aggregateFields?: unknown } }[];
    return answer?.result?.aggregateFields ?? body;
  }

  /** Count, and sums of fields, over a window of six documents of which every second has `n`. */
  async aggregateWindow(query: object, summed: readonly string[]): Promise<unknown> {
    for (const k of [1, 2, 3, 4, 5, 6]) {
      await this.set(`windows/d${k}`, k % 2 === 0 ? { k: int(k), n: int(10 * k) } : { k: int(k) });
    }
    const { body } = await this.post('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'windows' }], ...query },
        aggregations: [
          { alias: 'count', count: {} },
          ...summed.map((fieldPath) => ({ alias: fieldPath, sum: { field: { fieldPath } } })),
        ],
      },
    });
    // The emulator answers a refusal without the list around it.
    const [answer] = [body].flat() as readonly { result?: { aggregateFields?: unknown } }[];
    return answer?.result?.aggregateFields ?? body;
  }

  /** The result of a query of the table, written as the table writes it. */
  async find(query: QueryCase): Promise<string> {
    const { parent, structuredQuery } = queryToWire(placed(query, this.root));
    const { status, body } = await this.query(structuredQuery, parent);
    if (status !== 200) return JSON.stringify(body);
    const paths = (body as readonly { document?: WireDocument }[]).flatMap(({ document }) =>
      document === undefined ? [] : [document.name.slice(this.root.length + 1)],
    );
    const found = query.limitToLast === undefined ? paths : paths.toReversed();
    return shownPaths(query, found);
  }
}

/** Ids, or whole paths where documents of several collections can be in a result. */
export const shownPaths = (query: QueryCase, paths: readonly string[]): string =>
  paths.map((path) => (query.isGroup ? path : path.slice(path.lastIndexOf('/') + 1))).join(' ');

/** The status and message of a refusal, whether it came alone or in a list. */
export function refusalIn({ body }: Answer): string {
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [body];
  const { error } = first as { error?: { status: string; message: string } };
  return error === undefined ? 'accepted' : `${error.status} ${error.message}`;
}
