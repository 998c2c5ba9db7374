import type { Clock } from '../../clock.ts';
import { CommitGroup } from '../../sqlite/CommitGroup.ts';
import type { Database } from '../../sqlite/Database.ts';
import type { Authorize } from '../access/Authorize.ts';
import { UNBOUNDED, type StorageBounds } from './bounds/StorageBounds.ts';
import { StorageUseTable } from './bounds/StorageUse.ts';
import { openChangesTable, type ChangesTable } from './changesTable.ts';
import { openCommitClock, type CommitClock } from './commitClock.ts';
import { openDocumentsTable, type DocumentsTable } from './documentsTable.ts';
import { RequestError, invalid } from '../RequestError.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { parseDocumentName, type DocumentName } from '../wire/DocumentName.ts';
import type { Micros } from '../wire/Value.ts';

/** What one commit did to one document. */
export interface DocumentChange {
  readonly path: string;
  /** Null: it did not exist. */
  readonly before: StoredDocument | null;
  /** Null: it was deleted. */
  readonly after: StoredDocument | null;
}

export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}

export type CommitListener = (commit: Commit) => void;

export interface DocumentsParts {
  readonly database: Database;
  readonly projectId: string;
  /** Drawn anew when a backup is restored. */
  readonly incarnation?: string;
  readonly clock: Clock;
  /** What one account and one farm may keep; unbounded unless given. */
  readonly bounds?: StorageBounds;
  readonly authorize: Authorize;
  /** 20 random letters and digits for a document that is created without an id. */
  readonly newId: () => string;
  /** Called when a listener threw: the commit stands, the fault is the server's. */
  readonly onListenerFailure: (error: unknown) => void;
}

const DATABASE_ID = '(default)';

/** The document database: what every operation works on. */
export class Documents {
  readonly database: Database;
  readonly commits: CommitGroup;
  readonly projectId: string;
  /** Names this state of the database: resume tokens from before a restore name another one. */
  readonly lineage: string;
  /** `projects/p/databases/(default)/documents` */
  readonly root: string;
  readonly table: DocumentsTable;
  readonly changes: ChangesTable;
  readonly storage: StorageUseTable;
  readonly clock: CommitClock;
  readonly authorize: Authorize;
  readonly newId: () => string;
  readonly #onListenerFailure: (error: unknown) => void;
  readonly #listeners = new Set<CommitListener>();

  constructor(parts: DocumentsParts) {
    this.database = parts.database;
    this.commits = new CommitGroup(parts.database);
    this.projectId = parts.projectId;
    this.lineage = `${parts.projectId}.${parts.incarnation ?? ''}`;
    this.root = `projects/${parts.projectId}/databases/${DATABASE_ID}/documents`;
    this.table = openDocumentsTable(parts.database);
    this.changes = openChangesTable(parts.database);
    this.storage = new StorageUseTable(parts.database, parts.bounds ?? UNBOUNDED);
    this.clock = openCommitClock(parts.database, parts.clock);
    this.authorize = parts.authorize;
    this.newId = parts.newId;
    this.#onListenerFailure = parts.onListenerFailure;
  }

  /**
   * Calls the listener after each commit that changed something, in order.
   * @returns what ends that.
   */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tellListeners(commit: Commit): void {
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (error) {
        this.#onListenerFailure(error);
      }
    }
  }

  /** The path of a document of this database from its name. */
  pathOf(name: string): string {
    const parsed = parseDocumentName(name);
    if (!this.holds(parsed)) throw invalid(`Document "${name}" belongs to another database.`);
    return parsed.path;
  }

  /** Whether a name is of this database. */
  holds({ projectId, databaseId }: DocumentName): boolean {
    return projectId === this.projectId && databaseId === DATABASE_ID;
  }

  /** What a name of another database is refused with; null: it is of this one. */
  refusalOf(name: DocumentName): RequestError | null {
    if (this.holds(name)) return null;
    return new RequestError(
      'NOT_FOUND',
      `The database ${name.databaseId} does not exist for project ${name.projectId}.`,
    );
  }

  /** @throws RequestError for another database. */
  mustHold(name: DocumentName): void {
    const refusal = this.refusalOf(name);
    if (refusal !== null) throw refusal;
  }
}
