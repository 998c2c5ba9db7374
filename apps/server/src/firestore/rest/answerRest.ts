import type { User } from '../access/Authorize.ts';
import { batchGet } from '../reads/batchGet.ts';
import { commitTogether, encodeCommitResult } from '../commit/commit.ts';
import type { Documents } from '../storage/Documents.ts';
import { getDocument } from '../reads/getDocument.ts';
import { listDocuments } from '../reads/listDocuments.ts';
import { readMask, readPrecondition, readWrites } from '../commit/readWrites.ts';
import { HTTP_STATUS, RequestError } from '../RequestError.ts';
import { runAggregationQuery } from '../reads/runAggregationQuery.ts';
import { runQuery } from '../reads/runQuery.ts';
import { refuseTransaction, unsupported } from '../reads/transactions.ts';
import {
  isCollectionPath,
  parseDocumentName,
  parseParentName,
  type DocumentName,
} from '../wire/DocumentName.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import { readMembers } from '../wire/readMembers.ts';
import type { Precondition } from '../commit/Write.ts';
import { createDocument, deleteDocument, patchDocument } from '../commit/writeDocument.ts';
import { parseBody } from './parseBody.ts';
import { readTarget, type Target } from './readTarget.ts';

export interface RestRequest {
  readonly method: string;
  /** As it came: nothing is decoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly body: string;
  /** The signed-in user; null: nobody. */
  readonly user: User | null;
}

export interface RestAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** Answers one request of the REST protocol. Refusals are answered, other errors are thrown on. */
export async function answerRest(documents: Documents, request: RestRequest): Promise<RestAnswer> {
  let target: Target | null = null;
  try {
    target = readTarget(request.method, request.pathname);
    const answer =
      target.operation === null
        ? answerPlain(documents, request, target.name)
        : answerOperation(documents, request, target.name, target.operation);
    return { status: 200, body: await answer };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return refusal(error, STREAMED.includes(target?.operation ?? ''));
  }
}

/** Operations whose answer is a stream, which as JSON is a list. */
const STREAMED = ['batchGet', 'runQuery', 'runAggregationQuery', 'executePipeline'];

/** The wire form of a refusal. */
export function refusal({ status, message }: RequestError, isStreamed: boolean): RestAnswer {
  const code = HTTP_STATUS[status];
  const answer = { error: { code, message, status } };
  return { status: code, body: JSON.stringify(isStreamed ? [answer] : answer) };
}

function answerOperation(
  documents: Documents,
  request: RestRequest,
  name: string,
  operation: string,
): string | Promise<string> {
  const body = parseBody(request.body);
  const { user } = request;
  switch (operation) {
    case 'runQuery':
      return runQuery(documents, user, name, body);
    case 'runAggregationQuery':
      return runAggregationQuery(documents, user, name, body);
    case 'batchGet':
      mustBeRoot(documents, name);
      return batchGet(documents, user, body);
    case 'commit':
      mustBeRoot(documents, name);
      return answerCommit(documents, user, body);
    case 'beginTransaction':
    case 'rollback':
    case 'batchWrite':
    case 'partitionQuery':
    case 'executePipeline':
      throw unsupported(operation);
    case 'listCollectionIds':
      throw new RequestError(
        'PERMISSION_DENIED',
        'Metadata operations require admin authentication.',
      );
    default:
      throw new RequestError('NOT_FOUND', 'There is nothing at this address.');
  }
}

async function answerCommit(
  documents: Documents,
  user: User | null,
  body: unknown,
): Promise<string> {
  const { writes, transaction } = readMembers(body, ['database', 'writes', 'transaction']);
  refuseTransaction({ transaction });
  const result = await commitTogether(documents, user, readWrites(documents, writes));
  return JSON.stringify(encodeCommitResult(result));
}

function mustBeRoot(documents: Documents, name: string): void {
  const parsed = parseParentName(name);
  documents.mustHold(parsed);
  if (parsed.path !== '') {
    throw new RequestError('NOT_FOUND', 'There is nothing at this address.');
  }
}

function answerPlain(documents: Documents, request: RestRequest, name: string): string {
  const { method, user, query, body } = request;
  const path = readPath(documents, name);
  if (isCollectionPath(path)) return answerCollection(documents, request, path);
  const mask = maskIn(query, 'mask.fieldPaths');
  switch (method) {
    case 'GET':
      refuseTransaction({
        transaction: query.get('transaction') ?? undefined,
        readTime: query.get('readTime') ?? undefined,
      });
      return getDocument(documents, user, path, mask);
    case 'PATCH':
      return patchDocument(documents, user, path, {
        body: parseBody(body),
        updateMask: maskIn(query, 'updateMask.fieldPaths'),
        mask,
        precondition: preconditionIn(query),
      });
    case 'DELETE':
      return deleteDocument(documents, user, path, preconditionIn(query));
    default:
      throw new RequestError('NOT_FOUND', 'There is nothing at this address.');
  }
}

function answerCollection(documents: Documents, request: RestRequest, path: string): string {
  const { method, user, query } = request;
  const mask = maskIn(query, 'mask.fieldPaths');
  if (method === 'GET') {
    return listDocuments(documents, user, {
      path,
      mask,
      pageSize: query.get('pageSize'),
      pageToken: query.get('pageToken'),
      orderBy: query.get('orderBy'),
      showMissing: query.get('showMissing'),
    });
  }
  if (method === 'POST') {
    const id = query.get('documentId');
    return createDocument(documents, user, path, { id, body: parseBody(request.body), mask });
  }
  throw new RequestError('NOT_FOUND', 'There is nothing at this address.');
}

/** projects/p/databases/d/documents */
const ROOT_SEGMENTS = 5;

/** The path of a document or collection of this database. */
function readPath(documents: Documents, name: string): string {
  const segments = name.split('/').length;
  if (segments <= ROOT_SEGMENTS) {
    throw new RequestError('NOT_FOUND', 'There is nothing at this address.');
  }
  const isCollection = (segments - ROOT_SEGMENTS) % 2 === 1;
  // A collection is read with an id behind it, so that the collection's own id is checked too.
  const parsed: DocumentName = parseDocumentName(isCollection ? `${name}/x` : name);
  documents.mustHold(parsed);
  return isCollection ? parsed.path.slice(0, -'/x'.length) : parsed.path;
}

function maskIn(query: URLSearchParams, key: string): readonly FieldPath[] | null {
  const fieldPaths = query.getAll(key);
  return fieldPaths.length === 0 ? null : readMask({ fieldPaths });
}

function preconditionIn(query: URLSearchParams): Precondition {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  return readPrecondition({
    exists: exists === 'true' ? true : exists === 'false' ? false : exists,
    updateTime,
  });
}
