import type { Judge, User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { evaluateQuery, KEPT_READ, sizeOf } from '../query/evaluateQuery.ts';
import type { Query } from '../query/Query.ts';
import { denied } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';

/**
 * Reads for a user what the rules allow, as the database is now. Each request gets a new reader.
 */
export class DocumentReader {
  readonly #documents: Documents;
  readonly #user: User | null;
  readonly #judge: Judge;
  readonly #lookedUp = new Set<string>();

  constructor(documents: Documents, user: User | null, isMany: boolean) {
    const read = (path: string): StoredDocument | null => {
      this.#lookedUp.add(path);
      return documents.table.read(path);
    };
    this.#documents = documents;
    this.#user = user;
    this.#judge = documents.authorize({ before: read, after: read, isMany });
  }

  /** Paths of the documents that the rules have looked up besides those that are read. */
  get lookedUp(): ReadonlySet<string> {
    return this.#lookedUp;
  }

  /**
   * One document, or null when there is none; the rules decide whether that may be known too.
   * @throws RequestError when the rules deny it.
   */
  get(path: string): StoredDocument | null {
    const document = this.#documents.table.read(path);
    if (!this.mayGet(path, document)) throw denied();
    return document;
  }

  /**
   * The documents a query finds, when the rules allow the query and each of them.
   * @throws RequestError when they do not.
   */
  list(query: Query): readonly StoredDocument[] {
    if (!this.mayList(query)) throw denied();
    const found = evaluateQuery(this.#documents, query);
    const isMuch = sizeOf(found) > KEPT_READ;
    // Each document is judged too: a second line of defence behind the proof for the query.
    for (const document of found) {
      if (!this.mayListDocument(query, isMuch ? document.copy() : document)) throw denied();
    }
    return found;
  }

  mayGet(path: string, document: StoredDocument | null): boolean {
    return this.#ask('get', path, document, null);
  }

  /** Whether the rules prove, from the query alone, that whatever it finds may be read. */
  mayList(query: Query): boolean {
    const { parent, collection } = query;
    return this.#ask('list', parent === '' ? collection : `${parent}/${collection}`, null, query);
  }

  /** Whether a document that a query found may be read: must hold whenever `mayList` does. */
  mayListDocument(query: Query, document: StoredDocument): boolean {
    return this.#ask('list', document.path, document, query);
  }

  #ask(
    method: 'get' | 'list',
    path: string,
    resource: StoredDocument | null,
    query: Query | null,
  ): boolean {
    const time = this.#documents.clock.now();
    return this.#judge({
      user: this.#user,
      method,
      path,
      // Milliseconds, as the time of a commit is.
      time: time - (time % 1000n),
      resource,
      requestResource: null,
      query,
    });
  }
}
