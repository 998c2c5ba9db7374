import { ALL_PATHS, pathsBelow, type EarlierDocument } from '../storage/changesTable.ts';
import type { DocumentChange, Documents } from '../storage/Documents.ts';
import type { PathRange } from '../storage/documentsTable.ts';
import { candidatesFor } from '../query/candidatesFor.ts';
import { compareByQuery, matchesQuery, selectFrom } from '../query/evaluateQuery.ts';
import type { Query } from '../query/Query.ts';
import type { DocumentReader } from '../reads/DocumentReader.ts';
import { denied } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { splitPath } from '../wire/DocumentName.ts';
import { difference, type Place, type Seen, type Target, type TargetChange } from './Target.ts';

const collectionPath = ({ parent, collection }: Query): string =>
  parent === '' ? collection : `${parent}/${collection}`;

/** What a limited query found, without the documents themselves: there may be 500 such targets. */
interface Window {
  readonly documents: readonly Seen[];
  /** The last document found: documents behind it are outside the window. */
  readonly last: StoredDocument | null;
}

const EMPTY_WINDOW: Window = { documents: [], last: null };

function windowOf(found: readonly StoredDocument[]): Window {
  const documents = found.map(({ path, updateTime }) => ({ path, updateTime }));
  return { documents, last: found.at(-1)?.copy() ?? null };
}

/** Bytes of a path, a time and the object that holds them. */
const BYTES_PER_SEEN = 200;

/** Listens to what a query finds. */
export class QueryTarget implements Target {
  readonly id: number;
  readonly place: Place;
  readonly range: PathRange;
  readonly #documents: Documents;
  readonly #query: Query;
  /** What was found last; kept only where a limit makes one document depend on the others. */
  #window: Window | null;

  constructor(documents: Documents, id: number, query: Query) {
    this.#documents = documents;
    this.#query = query;
    this.#window = query.limit === null && query.offset === 0 ? null : EMPTY_WINDOW;
    this.id = id;
    const path = collectionPath(query);
    this.place = query.allDescendants
      ? { kind: 'group', collection: query.collection }
      : { kind: 'collection', path };
    this.range = !query.allDescendants
      ? pathsBelow(path)
      : query.parent === ''
        ? ALL_PATHS
        : pathsBelow(query.parent);
  }

  get keptBytes(): number {
    if (this.#window === null) return 0;
    const { documents, last } = this.#window;
    return documents.length * BYTES_PER_SEEN + (last?.fieldsText.length ?? 0);
  }

  start(reader: DocumentReader): readonly StoredDocument[] {
    const found = reader.list(this.#query);
    if (this.#window !== null) this.#window = windowOf(found);
    return found;
  }

  mayBeRead(reader: DocumentReader): boolean {
    return reader.mayList(this.#query);
  }

  earlier(changed: readonly EarlierDocument[]): readonly StoredDocument[] {
    const paths = new Set(changed.map(({ path }) => path));
    const unchanged = [...candidatesFor(this.#documents, this.#query)].filter(
      (candidate) => candidate !== null && !paths.has(candidate.path),
    );
    const before = changed.flatMap((each) =>
      each.before !== null && this.#isPlaced(each.path) ? [each.before] : [],
    );
    return selectFrom([...unchanged, ...before], this.#query, this.#documents.root);
  }

  follow(changes: readonly DocumentChange[], reader: DocumentReader): readonly TargetChange[] {
    return this.#window === null
      ? changes.flatMap((change) => this.#followOne(change, reader))
      : this.#followWindow(this.#window, changes, reader);
  }

  #followOne(
    { path, before, after }: DocumentChange,
    reader: DocumentReader,
  ): readonly TargetChange[] {
    if (after !== null && this.#matches(after)) {
      if (!reader.mayListDocument(this.#query, after)) throw denied();
      return [{ path, kind: 'present', document: after }];
    }
    if (before === null || !this.#matches(before)) return [];
    return [{ path, kind: 'gone', exists: after !== null }];
  }

  /** Runs the query again only when a change may have moved a document in or out. */
  #followWindow(
    window: Window,
    changes: readonly DocumentChange[],
    reader: DocumentReader,
  ): readonly TargetChange[] {
    if (!changes.some((change) => this.#touches(window, change))) return [];
    const found = this.start(reader);
    return difference(window.documents, found, (path) => this.#documents.table.read(path) !== null);
  }

  #touches({ documents, last }: Window, { path, after }: DocumentChange): boolean {
    const { limit, offset } = this.#query;
    if (offset > 0 || documents.some((document) => document.path === path)) return true;
    if (after === null || !this.#matches(after)) return false;
    if (last === null || limit === null || documents.length < limit) return limit !== 0;
    return compareByQuery(this.#query, after, last, this.#documents.root) < 0;
  }

  /** Whether a document lies where the query looks. */
  #isPlaced(path: string): boolean {
    const place = splitPath(path);
    const { parent, collection, allDescendants } = this.#query;
    if (place.collection !== collection) return false;
    if (!allDescendants) return place.parent === parent;
    return parent === '' || path.startsWith(`${parent}/`);
  }

  #matches(document: StoredDocument): boolean {
    return (
      this.#isPlaced(document.path) && matchesQuery(this.#query, document, this.#documents.root)
    );
  }
}
