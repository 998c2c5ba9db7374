import type { Documents } from '../storage/Documents.ts';
import { invalid, type RequestError } from '../RequestError.ts';
import { parseParentName } from '../wire/DocumentName.ts';
import { readText } from '../wire/readMembers.ts';

/**
 * The final refusal of every request of a stream about another database of this instance: the
 * client ends the call. Null: the stream is about the one database there is.
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
