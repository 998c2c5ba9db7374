import type { Documents } from '../storage/Documents.ts';
import { RequestError, invalid } from '../RequestError.ts';
import { decodeValue } from '../wire/decodeValue.ts';
import { checkId, parseDocumentName, parseParentName } from '../wire/DocumentName.ts';
import { DOCUMENT_ID, formatFieldPath, isDocumentId, type FieldPath } from '../wire/FieldPath.ts';
import { readFlag, readInt32, readList, readMembers, readText } from '../wire/readMembers.ts';
import { checkFilters } from './checkFilters.ts';
import { completeOrder } from './completeOrder.ts';
import type { Cursor, Order, Query } from './Query.ts';
import { readField, readFilter } from './readFilter.ts';

/**
 * Reads a structured query.
 * @param parentName the root of the documents or a document, below which the collection lies.
 * @throws RequestError when it is no query, or one that the official service refuses.
 */
export function readQuery(documents: Documents, parentName: string, json: unknown): Query {
  const parent = parseParentName(parentName);
  documents.mustHold(parent);
  const members = readMembers(json, [
    'select',
    'from',
    'where',
    'orderBy',
    'startAt',
    'endAt',
    'offset',
    'limit',
    'findNearest',
  ]);
  if (members.findNearest !== undefined) {
    throw new RequestError('UNIMPLEMENTED', 'findNearest is not supported by this server.');
  }
  const where = members.where === undefined ? null : readFilter(members.where);
  const explicit = readList(members.orderBy).map(readOrder);
  checkOrders(explicit);
  checkFilters(where, explicit.length);
  const readCursorHere = (cursor: unknown): Cursor | null =>
    readCursor(documents, cursor, explicit);
  return {
    parent: parent.path,
    ...readFrom(members.from),
    where,
    orderBy: completeOrder(explicit, where),
    startAt: readCursorHere(members.startAt),
    endAt: readCursorHere(members.endAt),
    offset: readCount(members.offset, 'offset') ?? 0,
    limit: readCount(members.limit, 'limit'),
    select: readSelect(members.select),
  };
}

function readFrom(json: unknown): { collection: string; allDescendants: boolean } {
  const [selector, ...more] = readList(json);
  if (more.length > 0) {
    throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  }
  const { collectionId, allDescendants } = readMembers(selector ?? {}, [
    'collectionId',
    'allDescendants',
  ]);
  const collection = readText(collectionId);
  if (collection === '') throw invalid('StructuredQuery.from must name a collection.');
  checkId(collection, 'Collection');
  return { collection, allDescendants: readFlag(allDescendants) ?? false };
}

function readOrder(json: unknown): Order {
  const { field, direction } = readMembers(json, ['field', 'direction']);
  const known = ['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED', undefined];
  if (!known.some((each) => each === direction)) {
    throw invalid("Payload isn't valid for request: unknown direction.");
  }
  return { field: readField(field), isDescending: direction === 'DESCENDING' };
}

function checkOrders(orders: readonly Order[]): void {
  const names = orders.map(({ field }) => formatFieldPath(field));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw invalid(`order by clause cannot contain duplicate fields ${twice}`);
  const key = names.indexOf(formatFieldPath(DOCUMENT_ID));
  if (key !== -1 && key !== names.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
}

function readCursor(documents: Documents, json: unknown, orders: readonly Order[]): Cursor | null {
  if (json === undefined) return null;
  const { values: list, before } = readMembers(json, ['values', 'before']);
  const values = readList(list).map(decodeValue);
  if (values.length > orders.length) throw invalid('Cursor has too many values.');
  for (const [index, value] of values.entries()) {
    const order = orders[index];
    if (order === undefined || !isDocumentId(order.field)) continue;
    if (value.kind !== 'reference') {
      throw invalid('Cursor __key__ value is not a document reference.');
    }
    if (!documents.holds(parseDocumentName(value.name))) {
      throw invalid('The cursor key is in a different database than the query');
    }
  }
  return { values, isBefore: readFlag(before) ?? false };
}

function readCount(json: unknown, name: 'limit' | 'offset'): number | null {
  const count = readInt32(json);
  if (count !== null && count < 0) throw invalid(`${name} is negative`);
  return count;
}

/** An empty selection is one of the name alone. */
function readSelect(json: unknown): readonly FieldPath[] | null {
  if (json === undefined) return null;
  return readList(readMembers(json, ['fields']).fields).map(readField);
}
