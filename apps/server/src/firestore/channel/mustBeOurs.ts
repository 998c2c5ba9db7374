import type { Documents } from '../storage/Documents.ts';
import { invalid } from '../RequestError.ts';
import { parseParentName } from '../wire/DocumentName.ts';
import { readText } from '../wire/readMembers.ts';

/** @throws RequestError for a stream about the database of another instance. */
export function mustBeOurs(documents: Documents, database: unknown): void {
  const name = readText(database);
  if (name === '') throw invalid('The database is missing.');
  documents.mustHold(parseParentName(`${name}/documents`));
}
