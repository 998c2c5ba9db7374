import type { DocumentFields } from '@mix/documents';

/** A document as the account holds it. */
export interface AccountDocument {
  readonly path: string;
  /** Without its stamps. */
  readonly fields: DocumentFields;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  /** The account that made it, which cannot be forged; only of documents of a farm. */
  readonly createdBy?: string;
}

/** Which documents are followed. */
export type AccountSource =
  | {
      readonly kind: 'collection';
      readonly path: string;
      /** A field and its value: only documents that hold this value are asked for. */
      readonly only?: readonly [field: string, value: string];
    }
  | { readonly kind: 'favouritesOf'; readonly userPath: string }
  | { readonly kind: 'document'; readonly path: string };

/** A document that changes in the same transaction, and has to be there. */
export interface ChangeBeside {
  readonly path: string;
  /** @returns the fields that become others; null: none */
  readonly decide: (fields: DocumentFields) => DocumentFields | null;
}

/** What shall become of a document, decided on what the account holds at that very moment. */
export type AccountChange =
  | { readonly kind: 'set'; readonly fields: DocumentFields; readonly beside?: ChangeBeside }
  | { readonly kind: 'delete'; readonly beside?: ChangeBeside }
  | { readonly kind: 'leave' };

/** What the account sends to somebody who follows a source. */
export type AccountUpdate =
  | {
      readonly kind: 'changes';
      readonly changed: readonly AccountDocument[];
      readonly gone: readonly AccountDocument[];
    }
  | { readonly kind: 'everything'; readonly documents: readonly AccountDocument[] }
  /** Nothing from the server: what it holds is not known at the moment. */
  | { readonly kind: 'silence' };

/** The account's documents on the server: the little that sync needs of any database. */
export interface AccountDatabase {
  /**
   * Reads and writes one document, and one beside it where the change names it, in one transaction.
   * `createdAt` is set by the server where the document is new and kept where it is not; `updatedAt` is
   * set by the server.
   * @returns what the account held before
   * @throws AccountError
   */
  readonly change: (
    path: string,
    decide: (current: AccountDocument | null) => AccountChange,
  ) => Promise<AccountDocument | null>;
  /** Follows a source until the returned function is called. */
  readonly follow: (
    source: AccountSource,
    onUpdate: (update: AccountUpdate) => void,
    onError: (error: AccountError) => void,
  ) => () => void;
  /** Connects anew for all that is followed, at once, however long the database would have waited. */
  readonly restart: () => void;
}

/**
 * `refused`: the account will never take the change. `unreachable`: no answer, everything is tried
 * later. `passing`: this change did not work now. `dead`: the client library broke; only a reload
 * helps.
 */
export type AccountErrorKind = 'refused' | 'unreachable' | 'passing' | 'dead';

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly kind: AccountErrorKind;
  /** The database's own code. */
  readonly code: string;

  constructor(kind: AccountErrorKind, code: string, cause?: unknown) {
    super(`the account answered ${code}`, { cause });
    this.kind = kind;
    this.code = code;
  }
}
