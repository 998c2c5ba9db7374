import type { Query } from '../query/Query.ts';
import type { Fields, Micros } from '../wire/Value.ts';

/** Who asks: the account behind a verified token. */
export interface User {
  readonly uid: string;
  /** The claims of the token. */
  readonly token: Readonly<Record<string, unknown>>;
}

/** A document as the rules see it. */
export interface DocumentState {
  readonly path: string;
  readonly fields: Fields;
}

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One question to the rules. */
export interface AccessRequest {
  readonly user: User | null;
  readonly method: AccessMethod;
  /** Of the document; of the collection when a query is judged as a whole. */
  readonly path: string;
  readonly time: Micros;
  /** The document before the request; null: there is none. */
  readonly resource: DocumentState | null;
  /** The document after the whole commit; null when it is read or deleted. */
  readonly requestResource: DocumentState | null;
  /** The query, with `list`. */
  readonly query: Query | null;
}

/** What rules may look up besides the document in question. */
export interface Surroundings {
  /** Any document before the request. */
  readonly before: (path: string) => DocumentState | null;
  /** Any document after the whole commit. */
  readonly after: (path: string) => DocumentState | null;
  /** The request is about several documents: then the rules may look up more of them. */
  readonly isMany: boolean;
}

/** Whether a request is allowed; when in doubt it is not. */
export type Judge = (request: AccessRequest) => boolean;

/** Gives the judge for the questions of one request, which share what was looked up. */
export type Authorize = (surroundings: Surroundings) => Judge;
