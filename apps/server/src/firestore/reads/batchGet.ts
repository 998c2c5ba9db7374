import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { DocumentReader } from './DocumentReader.ts';
import { invalid } from '../RequestError.ts';
import { readMask } from '../commit/readWrites.ts';
import { refuseTransaction, TRANSACTION_MEMBERS } from './transactions.ts';
import { readList, readMembers, readText } from '../wire/readMembers.ts';
import { formatTimestamp } from '../wire/timestamps.ts';

/** The client library asks for one document, or for a handful in a transaction. */
const MOST_NAMES = 1000;

/**
 * Answers `documents:batchGet`: each document asked for, or that it is missing.
 * @returns the answer as JSON text.
 * @throws RequestError when one of them may not be read.
 */
export function batchGet(documents: Documents, user: User | null, body: unknown): string {
  const request = readMembers(body, ['database', 'documents', 'mask', ...TRANSACTION_MEMBERS]);
  refuseTransaction(request);
  const mask = readMask(request.mask);
  const names = readList(request.documents).map(readText);
  if (names.length > MOST_NAMES)
    throw invalid(`maximum ${MOST_NAMES} documents allowed per request`);
  const paths = new Set(names.map((name) => documents.pathOf(name)));
  const reader = new DocumentReader(documents, user, paths.size > 1);
  const readTime = formatTimestamp(documents.clock.last());
  const answers = [...paths].map((path) => {
    const document = reader.get(path);
    return document === null
      ? `{"missing":${JSON.stringify(`${documents.root}/${path}`)},"readTime":"${readTime}"}`
      : `{"found":${document.toWire(documents.root, mask)},"readTime":"${readTime}"}`;
  });
  return `[${answers.join(',')}]`;
}
