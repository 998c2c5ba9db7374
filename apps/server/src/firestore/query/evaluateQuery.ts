import type { Documents } from '../storage/Documents.ts';
import { candidatesFor, type Candidate } from './candidatesFor.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { RequestError } from '../RequestError.ts';
import { compareValues } from '../wire/compareValues.ts';
import type { Value } from '../wire/Value.ts';
import { matchesFilter } from './matchesFilter.ts';
import type { Cursor, Order, Query } from './Query.ts';

/** A document of a result with the values it is ordered by. */
interface Ordered {
  readonly document: StoredDocument;
  readonly keys: readonly Value[];
}

/** The documents a query finds, in its order. */
export const evaluateQuery = (documents: Documents, query: Query): readonly StoredDocument[] =>
  selectFrom(candidatesFor(documents, query), query, documents.root);

/** UTF-16 units of the fields of a result. More no page can show, and no phone should be sent. */
const LARGEST_RESULT = 24 * 1024 * 1024;

/** UTF-16 units. A larger result gives up what was read out of its texts, many times their size. */
export const KEPT_READ = 1024 * 1024;

export const sizeOf = (documents: readonly StoredDocument[]): number =>
  documents.reduce((sum, { fieldsText }) => sum + fieldsText.length, 0);

/**
 * What a query finds among documents of its collections, in its order. About twice `LARGEST_RESULT`
 * is held at most.
 * @throws RequestError when the result is larger than `LARGEST_RESULT`.
 */
export function selectFrom(
  candidates: Iterable<Candidate>,
  query: Query,
  root: string,
): readonly StoredDocument[] {
  const end = query.limit === null ? Infinity : query.offset + query.limit;
  let found: Ordered[] = [];
  let size = 0;
  const sort = (): void => {
    found.sort((left, right) => compareKeys(query.orderBy, left.keys, right.keys));
    if (found.length > end) found = found.slice(0, end);
    size = sizeOf(found.map(({ document }) => document));
  };
  for (const candidate of candidates) {
    if (candidate === null) {
      if (found.length >= end) break;
      continue;
    }
    for (const match of orderedMatch(query, candidate, root)) {
      size += candidate.fieldsText.length;
      found.push(size > KEPT_READ ? { ...match, document: candidate.copy() } : match);
    }
    if (size > 2 * LARGEST_RESULT || (size > LARGEST_RESULT && found.length > 2 * end)) sort();
    if (size > 2 * LARGEST_RESULT) throw tooLarge();
  }
  sort();
  const chosen = found.slice(query.offset).map(({ document }) => document);
  if (size > LARGEST_RESULT) throw tooLarge();
  return chosen;
}

const tooLarge = (): RequestError =>
  new RequestError('FAILED_PRECONDITION', 'The result is too large to be sent.');

/** Whether a document of its collections matches a query, limits aside. */
export const matchesQuery = (query: Query, document: StoredDocument, root: string): boolean =>
  orderedMatch(query, document, root).length > 0;

/** The order of two documents that match. */
export const compareByQuery = (
  { orderBy }: Query,
  left: StoredDocument,
  right: StoredDocument,
  root: string,
): number =>
  compareKeys(orderBy, orderKeys(orderBy, left, root) ?? [], orderKeys(orderBy, right, root) ?? []);

function orderedMatch(query: Query, document: StoredDocument, root: string): readonly Ordered[] {
  const { where, having = [] } = query;
  if (having.some((field) => document.valueAt(field, root) === undefined)) return [];
  if (where !== null && !matchesFilter(where, (field) => document.valueAt(field, root))) return [];
  const keys = orderKeys(query.orderBy, document, root);
  return keys !== null && isWithin(query, keys) ? [{ document, keys }] : [];
}

/** Null when the document lacks a field of the order: then it is not in the result. */
function orderKeys(
  orderBy: readonly Order[],
  document: StoredDocument,
  root: string,
): readonly Value[] | null {
  const keys: Value[] = [];
  for (const { field } of orderBy) {
    const key = document.valueAt(field, root);
    if (key === undefined) return null;
    keys.push(key);
  }
  return keys;
}

/** Compares by as many values as both have. */
function compareKeys(
  orderBy: readonly Order[],
  left: readonly Value[],
  right: readonly Value[],
): number {
  for (const [index, { isDescending }] of orderBy.entries()) {
    const [a, b] = [left[index], right[index]];
    if (a === undefined || b === undefined) return 0;
    const order = compareValues(a, b);
    if (order !== 0) return isDescending ? -order : order;
  }
  return 0;
}

function isWithin({ orderBy, startAt, endAt }: Query, keys: readonly Value[]): boolean {
  const place = (cursor: Cursor): number => compareKeys(orderBy, keys, cursor.values);
  if (startAt !== null) {
    const order = place(startAt);
    if (order < 0 || (order === 0 && !startAt.isBefore)) return false;
  }
  if (endAt === null) return true;
  const order = place(endAt);
  return order < 0 || (order === 0 && !endAt.isBefore);
}
