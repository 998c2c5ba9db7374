import type { RulesMethod } from './syntax/RulesFile.ts';
import type { RulesMap, RulesTimestamp, RulesValue } from './values/RulesValue.ts';

/** A document as rules see it. */
export interface RulesDocument {
  /** Segments below `/documents`: `['users', uid]`. */
  readonly path: readonly string[];
  readonly fields: RulesMap;
}

/** A filter of a query, in the words of the wire; only `EQUAL`, `IN`, `IS_NULL` and `IS_NAN` prove anything. */
export type RulesFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly RulesFilter[] }
  | {
      readonly kind: 'field';
      readonly fieldPath: readonly string[];
      readonly operator: string;
      /** Null for the unary operators; of `IN` the list of values. */
      readonly value: RulesValue;
    };

export interface RulesQuery {
  readonly where: RulesFilter | null;
  /** Null when the query sets none. */
  readonly limit: number | null;
  readonly offset: number | null;
  /** A collection group: every collection of that id below the parent, at any depth. */
  readonly allDescendants: boolean;
}

/** Reads another document, in the state before or after the commit; null when there is none. */
export type DocumentLookup = (path: readonly string[]) => RulesDocument | null;

/** Who is asking: `token` holds the claims of the verified ID token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: RulesMap;
}

export interface RulesRequest {
  readonly auth: RulesAuth | null;
  readonly method: RulesMethod;
  /** Of a document: its segments below `/documents`. Of a query: those of the collection. */
  readonly path: readonly string[];
  /** The time of the commit or read. */
  readonly time: RulesTimestamp;
  /** The document before the commit, or one that a query found; null: none, or a query as a whole. */
  readonly resource: RulesDocument | null;
  /** The document after masks and transforms; null but for `create` and `update`. */
  readonly requestResource: RulesDocument | null;
  /** For `list` only; without one nothing is known of what the query returns. */
  readonly query?: RulesQuery;
  readonly lookup: DocumentLookup;
  /** The state after the whole atomic commit; for reads the same as `lookup`. */
  readonly lookupAfter: DocumentLookup;
  /** Shared by the writes of one commit: at most 20 lookups together, each document read once. */
  readonly account?: LookupAccount;
}

/** Documents that rules have read, so that each costs one lookup. */
export class LookupAccount {
  readonly #most: number;
  readonly #read = new Map<string, RulesDocument | null>();

  /** @param most 10 for a request for one document or a query, 20 for several documents together. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Reads through the account; undefined when it, or the account behind it, is used up. */
  read(
    key: string,
    lookup: () => RulesDocument | null | undefined,
  ): RulesDocument | null | undefined {
    const known = this.#read.get(key);
    if (known !== undefined || this.#read.has(key)) return known;
    if (this.#read.size >= this.#most) return undefined;
    const found = lookup();
    if (found !== undefined) this.#read.set(key, found);
    return found;
  }
}

export interface RulesVerdict {
  readonly allowed: boolean;
  /** For the log: the line that allowed, or why nothing did. Holds no stored value. */
  readonly reason: string;
  /** Expressions evaluated; Google's service allows 1000 a request. */
  readonly expressions: number;
}
