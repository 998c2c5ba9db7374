import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { DocumentReader } from './DocumentReader.ts';
import { RequestError } from '../RequestError.ts';
import type { FieldPath } from '../wire/FieldPath.ts';

/**
 * Answers GET of a document.
 * @returns the document as JSON text.
 * @throws RequestError when it may not be read, or is not there.
 */
export function getDocument(
  documents: Documents,
  user: User | null,
  path: string,
  mask: readonly FieldPath[] | null,
): string {
  const document = new DocumentReader(documents, user, false).get(path);
  if (document !== null) return document.toWire(documents.root, mask);
  throw new RequestError('NOT_FOUND', `Document "${documents.root}/${path}" not found.`);
}
