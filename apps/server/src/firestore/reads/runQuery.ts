import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { readQuery } from '../query/readQuery.ts';
import { DocumentReader } from './DocumentReader.ts';
import { invalid } from '../RequestError.ts';
import { refuseTransaction, TRANSACTION_MEMBERS } from './transactions.ts';
import { readMembers } from '../wire/readMembers.ts';
import { formatTimestamp } from '../wire/timestamps.ts';

/**
 * Answers `:runQuery` below a parent.
 * @returns the answer as JSON text.
 * @throws RequestError for a query that is unsound or may not be asked.
 */
export function runQuery(
  documents: Documents,
  user: User | null,
  parent: string,
  body: unknown,
): string {
  const request = readMembers(body, ['parent', 'structuredQuery', ...TRANSACTION_MEMBERS]);
  refuseTransaction(request);
  if (request.structuredQuery === undefined) throw invalid('only structured queries are supported');
  const query = readQuery(documents, parent, request.structuredQuery);
  const readTime = formatTimestamp(documents.clock.last());
  const found = new DocumentReader(documents, user, false).list(query);
  if (found.length === 0) return `[{"readTime":"${readTime}"}]`;
  const answers = found.map(
    (document) =>
      `{"document":${document.toWire(documents.root, query.select)},"readTime":"${readTime}"}`,
  );
  return `[${answers.join(',')}]`;
}
