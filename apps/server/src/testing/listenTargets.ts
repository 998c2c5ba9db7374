import type { DocumentClient } from './DocumentClient.ts';
import type { Json } from './WebChannelClient.ts';
import { int } from './wireValues.ts';

/** Targets of a Listen session, and commits that touch them, over the collection `d`. */
export class ListenTargets {
  readonly #client: DocumentClient;

  constructor(client: DocumentClient) {
    this.#client = client;
  }

  document(targetId: number, path: string, more: Json = {}): Json {
    return { targetId, documents: { documents: [this.#client.name(path)] }, ...more };
  }

  query(targetId: number, structuredQuery: Json, more: Json = {}): Json {
    return {
      targetId,
      query: {
        parent: this.#client.root,
        structuredQuery: { from: [{ collectionId: 'd' }], ...structuredQuery },
      },
      ...more,
    };
  }

  set(path: string, n: number): Promise<unknown> {
    return this.#client.set(path, { n: int(n) });
  }

  /** Commits several documents at once; null deletes one. */
  commit(changes: Readonly<Record<string, number | null>>): Promise<unknown> {
    return this.#client.commit(
      ...Object.entries(changes).map(([path, n]) =>
        n === null
          ? { delete: this.#client.name(path) }
          : { update: { name: this.#client.name(path), fields: { n: int(n) } } },
      ),
    );
  }
}

/** The documents whose `n` is at least this. */
export const atLeast = (n: number): Json => ({
  where: {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN_OR_EQUAL', value: int(n) },
  },
});

/** The two with the largest `n`. */
export const largestTwo: Json = {
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  limit: 2,
};

/** All documents of the collection group `d`. */
export const group: Json = { from: [{ collectionId: 'd', allDescendants: true }] };
