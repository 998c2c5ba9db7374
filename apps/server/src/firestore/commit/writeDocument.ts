import type { User } from '../access/Authorize.ts';
import { commit } from './commit.ts';
import type { Documents } from '../storage/Documents.ts';
import { DocumentReader } from '../reads/DocumentReader.ts';
import { RequestError, invalid } from '../RequestError.ts';
import { decodeFields } from '../wire/decodeValue.ts';
import { checkId } from '../wire/DocumentName.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import { readMembers } from '../wire/readMembers.ts';
import type { Precondition } from './Write.ts';

const readDocument = (body: unknown): { name?: unknown; fields?: unknown } =>
  readMembers(body, ['name', 'fields', 'createTime', 'updateTime']);

/**
 * Answers POST to a collection: makes a document that must not be there yet.
 * @param id null: one is drawn.
 * @returns the document as JSON text.
 */
export function createDocument(
  documents: Documents,
  user: User | null,
  collectionPath: string,
  request: { id: string | null; body: unknown; mask: readonly FieldPath[] | null },
): string {
  const { name, fields } = readDocument(request.body);
  if (name !== undefined && name !== '') throw invalid('document.name must not be set');
  const id = request.id ?? documents.newId();
  checkId(id, 'Resource');
  const path = documents.pathOf(`${documents.root}/${collectionPath}/${id}`);
  commit(documents, user, [
    {
      kind: 'set',
      path,
      fields: decodeFields(fields),
      mask: null,
      transforms: [],
      precondition: { kind: 'missing' },
    },
  ]);
  return writtenDocument(documents, user, path, request.mask);
}

/**
 * Answers PATCH of a document: writes it, or the fields a mask names.
 * @returns the document as JSON text.
 */
export function patchDocument(
  documents: Documents,
  user: User | null,
  path: string,
  request: {
    body: unknown;
    updateMask: readonly FieldPath[] | null;
    mask: readonly FieldPath[] | null;
    precondition: Precondition;
  },
): string {
  const { name, fields } = readDocument(request.body);
  if (name !== undefined && name !== '' && name !== `${documents.root}/${path}`) {
    throw invalid('document.name must be the name in the address');
  }
  commit(documents, user, [
    {
      kind: 'set',
      path,
      fields: decodeFields(fields),
      mask: request.updateMask,
      transforms: [],
      precondition: request.precondition,
    },
  ]);
  return writtenDocument(documents, user, path, request.mask);
}

/** Answers DELETE of a document. */
export function deleteDocument(
  documents: Documents,
  user: User | null,
  path: string,
  precondition: Precondition,
): string {
  commit(documents, user, [{ kind: 'delete', path, precondition }]);
  return '{}';
}

/** The document just written; without its fields for somebody who may write but not read it. */
function writtenDocument(
  documents: Documents,
  user: User | null,
  path: string,
  mask: readonly FieldPath[] | null,
): string {
  const document = documents.table.read(path);
  if (document === null) throw new RequestError('NOT_FOUND', 'The document has been deleted.');
  const mayRead = new DocumentReader(documents, user, false).mayGet(path, document);
  return document.toWire(documents.root, mayRead ? mask : []);
}
