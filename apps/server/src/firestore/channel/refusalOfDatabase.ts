import type { Documents } from '../storage/Documents.ts';
import { invalid, type RequestError } from '../RequestError.ts';
import { parseParentName } from '../wire/DocumentName.ts';
import { readText } from '../wire/readMembers.ts';

/**
 * What each request of a stream about another database of this instance is refused with, for good: the
 * client ends the call. There is one database only; null: that.
 * @throws RequestError for a stream about another instance: before its greeting, so that the client
 *   keeps what it has to write until it finds the right one.
 */
export function refusalOfDatabase(documents: Documents, database: unknown): RequestError | null {
  const name = readText(database);
  if (name === '') throw invalid('The database is missing.');
  const parsed = parseParentName(`${name}/documents`);
  const refusal = documents.refusalOf(parsed);
  if (refusal !== null && parsed.projectId !== documents.projectId) throw refusal;
  return refusal;
}
