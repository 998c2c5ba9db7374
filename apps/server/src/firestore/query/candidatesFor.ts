import type { Documents } from '../storage/Documents.ts';
import type { DocumentsTable, Walk } from '../storage/documentsTable.ts';
import {
  indexedField,
  keyOf,
  keysOfKind,
  type IndexedField,
  type KeyRange,
} from '../storage/fieldKeys.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { compareValues, typeOrder } from '../wire/compareValues.ts';
import { splitPath } from '../wire/DocumentName.ts';
import { isDocumentId } from '../wire/FieldPath.ts';
import type { Value } from '../wire/Value.ts';
import type { Cursor, Filter, Query } from './Query.ts';

/** A document a query may find. Null: what follows is behind all before it in the query's order. */
export type Candidate = StoredDocument | null;

/**
 * All documents that a query may find, and others: the caller applies the filter, the cursors and
 * the order. They are read by an index where one serves the query, so that a caller who goes no
 * further than needed reads little more than is found.
 */
export function candidatesFor({ table, root }: Documents, query: Query): Iterable<Candidate> {
  const { parent, collection } = query;
  // Parents differ within a collection group: then the bytes of paths are not in path order.
  if (query.allDescendants) return table.inCollectionGroup(parent, collection);
  const walk = walkOf(query, root);
  const isInOrder = isByName(query) && isInByteOrder(table, walk);
  const equal = equalityOf(query.where);
  if (equal !== null) {
    const found = table.withKey(walk, equal.field, equal.key);
    return isInOrder ? eachBehind(found) : found;
  }
  if (hasEnd(query)) {
    if (isInOrder) return eachBehind(table.byPath(walk));
    const field = indexedField(query.orderBy[0]?.field ?? []);
    if (field !== null) return inOrderOf(field, table, walk, query, root);
  }
  return table.inCollection(parent, collection);
}

const walkOf = (query: Query, root: string): Walk => ({
  parent: query.parent,
  collection: query.collection,
  paths: isByName(query) ? pathsBetween(query, root) : ALL,
  isDescending: query.orderBy[0]?.isDescending ?? false,
});

const isByName = ({ orderBy: [first] }: Query): boolean =>
  first !== undefined && isDocumentId(first.field);

/** Whether a query may stop early; else all of the collection is read, in any order. */
const hasEnd = ({ limit, startAt, endAt }: Query): boolean =>
  limit !== null || startAt !== null || endAt !== null;

const ALL: KeyRange = { from: '', to: '\u{10FFFF}' };

function* eachBehind(documents: Iterable<StoredDocument>): Iterable<Candidate> {
  for (const document of documents) {
    yield null;
    yield document;
  }
}

const pathBefore = ({ parent, collection }: Pick<Walk, 'parent' | 'collection'>): string =>
  parent === '' ? `${collection}/` : `${parent}/${collection}/`;

/** Ids like `__id7__` come first, as numbers: a collection that has one is not in the order of bytes. */
function isInByteOrder(table: DocumentsTable, walk: Walk): boolean {
  const before = `${pathBefore(walk)}__id`;
  const paths = { from: before, to: `${before}\u{10FFFF}` };
  for (const _one of table.byPath({ ...walk, paths })) return false;
  return true;
}

/** The paths between the cursors of a query that is ordered by name alone. */
function pathsBetween(query: Query, root: string): KeyRange {
  const { lowest, highest } = endsOf(query);
  const pathOf = (value: Value | undefined): string | null => {
    if (value?.kind !== 'reference') return null;
    const path = value.name.slice(root.length + 1);
    const place = splitPath(path);
    const isHere = place.parent === query.parent && place.collection === query.collection;
    return isHere && !place.id.startsWith('__id') ? path : null;
  };
  return { from: pathOf(lowest) ?? ALL.from, to: pathOf(highest) ?? ALL.to };
}

/** The first values of the cursors: no document found lies outside them in the first order. */
function endsOf({ startAt, endAt, orderBy }: Query): {
  readonly lowest: Value | undefined;
  readonly highest: Value | undefined;
} {
  const valueOf = (cursor: Cursor | null): Value | undefined => cursor?.values[0];
  return orderBy[0]?.isDescending === true
    ? { lowest: valueOf(endAt), highest: valueOf(startAt) }
    : { lowest: valueOf(startAt), highest: valueOf(endAt) };
}

/** Kinds whose equal values have one wire form, and so one key. */
const SAME_TEXT: readonly Value['kind'][] = ['boolean', 'timestamp', 'string', 'reference'];

/** An equality that all documents found meet, and that has an index; null: there is none. */
function equalityOf(
  filter: Filter | null,
): { readonly field: IndexedField; readonly key: string } | null {
  if (filter?.kind === 'composite' && filter.operator === 'AND') {
    for (const each of filter.filters) {
      const found = equalityOf(each);
      if (found !== null) return found;
    }
  }
  if (filter?.kind !== 'field' || filter.operator !== 'EQUAL') return null;
  const field = indexedField(filter.field);
  const { value } = filter;
  return field === null || !SAME_TEXT.includes(value.kind) ? null : { field, key: keyOf(value) };
}

/** The types of values in their order, and how the wire calls them; a vector is a map there. */
const TYPES: readonly (readonly string[])[] = [
  ['nullValue'],
  ['booleanValue'],
  ['integerValue', 'doubleValue'],
  ['timestampValue'],
  ['stringValue'],
  ['bytesValue'],
  ['referenceValue'],
  ['geoPointValue'],
  ['arrayValue'],
  ['mapValue'],
];
const TIMES = typeOrder({ kind: 'timestamp', value: 0n });
const MAPS = TYPES.length - 1;

const typeOf = (value: Value): number => Math.min(typeOrder(value), MAPS);

/** Candidates type by type; within a type, the index has only times in the order of the query. */
function* inOrderOf(
  field: IndexedField,
  table: DocumentsTable,
  walk: Walk,
  query: Query,
  root: string,
): Iterable<Candidate> {
  const { lowest, highest } = endsOf(query);
  const first = lowest === undefined ? 0 : typeOf(lowest);
  const last = highest === undefined ? MAPS : typeOf(highest);
  const types = [...TYPES.keys()].slice(first, last + 1);
  for (const type of walk.isDescending ? types.toReversed() : types) {
    yield null;
    if (type !== TIMES) {
      for (const kind of TYPES[type] ?? []) yield* table.byKey(walk, field, keysOfKind(kind));
      continue;
    }
    const times = table.byKey(walk, field, timesBetween(lowest, highest));
    const isInOrder = isThenByName(query) && isInByteOrder(table, walk);
    yield* isInOrder ? eachBehind(times) : groupsOf(times, (each) => each.valueAt([field], root));
  }
}

function timesBetween(lowest: Value | undefined, highest: Value | undefined): KeyRange {
  const { from, to } = keysOfKind('timestampValue');
  return {
    from: lowest?.kind === 'timestamp' ? keyOf(lowest) : from,
    to: highest?.kind === 'timestamp' ? keyOf(highest) : to,
  };
}

const isThenByName = ({ orderBy: [first, second] }: Query): boolean =>
  second !== undefined && isDocumentId(second.field) && second.isDescending === first?.isDescending;

/** Documents that are sorted by a value, with null between those of different values. */
function* groupsOf(
  documents: Iterable<StoredDocument>,
  valueOf: (document: StoredDocument) => Value | undefined,
): Iterable<Candidate> {
  let last: Value | undefined;
  for (const document of documents) {
    const value = valueOf(document);
    if (last !== undefined && value !== undefined && compareValues(last, value) !== 0) yield null;
    last = value;
    yield document;
  }
}
