import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { aggregate, fieldsOf } from '../query/aggregate.ts';
import { readAggregations } from '../query/readAggregations.ts';
import { readQuery } from '../query/readQuery.ts';
import { DocumentReader } from './DocumentReader.ts';
import { invalid } from '../RequestError.ts';
import { refuseTransaction, TRANSACTION_MEMBERS } from './transactions.ts';
import { encodeFields } from '../wire/encodeValue.ts';
import { readMembers } from '../wire/readMembers.ts';
import { formatTimestamp } from '../wire/timestamps.ts';

/**
 * Answers `:runAggregationQuery` below a parent: counts, sums and averages over what a query finds.
 * Whoever may ask the query may ask for the figures.
 * @returns the answer as JSON text.
 * @throws RequestError for a query that is unsound or may not be asked.
 */
export function runAggregationQuery(
  documents: Documents,
  user: User | null,
  parent: string,
  body: unknown,
): string {
  const request = readMembers(body, [
    'parent',
    'structuredAggregationQuery',
    ...TRANSACTION_MEMBERS,
  ]);
  refuseTransaction(request);
  if (request.structuredAggregationQuery === undefined) {
    throw invalid('Only structured aggregation queries are supported.');
  }
  const { structuredQuery, aggregations } = readMembers(request.structuredAggregationQuery, [
    'structuredQuery',
    'aggregations',
  ]);
  const wanted = readAggregations(aggregations);
  const query = {
    ...readQuery(documents, parent, structuredQuery ?? {}),
    having: fieldsOf(wanted),
  };
  const found = new DocumentReader(documents, user, false).list(query);
  const aggregateFields = encodeFields(aggregate(wanted, found, documents.root));
  return JSON.stringify([
    { result: { aggregateFields }, readTime: formatTimestamp(documents.clock.last()) },
  ]);
}
