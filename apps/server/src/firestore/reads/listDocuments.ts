import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import type { Query } from '../query/Query.ts';
import { readQuery } from '../query/readQuery.ts';
import { DocumentReader } from './DocumentReader.ts';
import { RequestError, invalid } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { splitCollectionPath } from '../wire/DocumentName.ts';
import { encodeValue } from '../wire/encodeValue.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import { readInt32, readList } from '../wire/readMembers.ts';

const USUAL_PAGE = 100;
const LARGEST_PAGE = 1000;

export interface ListRequest {
  /** The path of the collection. */
  readonly path: string;
  readonly mask: readonly FieldPath[] | null;
  /** As they stand in the address; null: not given. */
  readonly pageSize: string | null;
  readonly pageToken: string | null;
  readonly orderBy: string | null;
  readonly showMissing: string | null;
  /** A filter as it is sent with a query; an address of a collection has none. */
  readonly where?: object;
}

export interface FoundPage {
  readonly found: readonly StoredDocument[];
  /** The page token that goes on behind this document. */
  readonly tokenAfter: (last: StoredDocument) => string;
  /** The page is full: there may be more documents behind its last one. */
  readonly isFull: boolean;
}

/**
 * One page of the documents of a collection.
 * @throws RequestError when the collection may not be listed.
 */
export function findPage(documents: Documents, user: User | null, request: ListRequest): FoundPage {
  if (request.showMissing === 'true') {
    throw new RequestError(
      'PERMISSION_DENIED',
      'Metadata operations require admin authentication.',
    );
  }
  const { parent, collection } = splitCollectionPath(request.path);
  const limit = readPageSize(request.pageSize);
  const query = readQuery(
    documents,
    parent === '' ? documents.root : `${documents.root}/${parent}`,
    {
      from: [{ collectionId: collection }],
      ...(request.where !== undefined && { where: request.where }),
      orderBy: readOrders(request.orderBy),
      startAt: readPageToken(request.pageToken),
      limit,
    },
  );
  const found = new DocumentReader(documents, user, false).list(query);
  return {
    found,
    tokenAfter: (last) => pageTokenOf(query, last, documents.root),
    isFull: found.length >= limit,
  };
}

/**
 * Answers GET of a collection: one page of its documents.
 * @returns the answer as JSON text.
 * @throws RequestError when the collection may not be listed.
 */
export function listDocuments(
  documents: Documents,
  user: User | null,
  request: ListRequest,
): string {
  const { found, tokenAfter, isFull } = findPage(documents, user, request);
  const texts = found.map((document) => document.toWire(documents.root, request.mask));
  const last = isFull ? found.at(-1) : undefined;
  return (
    `{${texts.length === 0 ? '' : `"documents":[${texts.join()}]`}` +
    `${last === undefined ? '' : `,"nextPageToken":"${tokenAfter(last)}"`}}`
  );
}

function readPageSize(text: string | null): number {
  const size = text === null ? 0 : (readInt32(text) ?? 0);
  if (size < 0) throw invalid('Page size must be nonnegative.');
  return size === 0 ? USUAL_PAGE : Math.min(size, LARGEST_PAGE);
}

/** Reads `name, area desc`, and adds the name of the document, so that pages go on behind one. */
function readOrders(text: string | null): readonly object[] {
  const clauses = text === null || text === '' ? [] : text.split(',').map((each) => each.trim());
  const orders = clauses.map((clause) => {
    const [, fieldPath, direction = 'asc'] = /^(\S+)(?:\s+(asc|desc))?$/i.exec(clause) ?? [];
    if (fieldPath === undefined) throw invalid(`Invalid order by clause "${clause}".`);
    return {
      field: { fieldPath },
      direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    };
  });
  if (orders.some(({ field }) => field.fieldPath === '__name__')) return orders;
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  return [...orders, { field: { fieldPath: '__name__' }, direction }];
}

/** A page token: the order values of a page's last document, behind which the next page goes on. */
const pageTokenOf = (query: Query, last: StoredDocument, root: string): string =>
  Buffer.from(
    JSON.stringify(
      query.orderBy.map(({ field }) => encodeValue(last.valueAt(field, root) ?? { kind: 'null' })),
    ),
  ).toString('base64url');

function readPageToken(token: string | null): object | undefined {
  if (token === null || token === '') return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return { values: readList(values), before: false };
  } catch {
    throw invalid('invalid page token');
  }
}
