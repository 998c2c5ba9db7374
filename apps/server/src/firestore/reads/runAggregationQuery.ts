import type { User } from '../access/Authorize.ts';
import type { Documents } from '../storage/Documents.ts';
import { aggregate, fieldsOf } from '../query/aggregate.ts';
import type { Query } from '../query/Query.ts';
import { readAggregations } from '../query/readAggregations.ts';
import { readQuery } from '../query/readQuery.ts';
import { DocumentReader } from './DocumentReader.ts';
import { invalid } from '../RequestError.ts';
import { refuseTransaction, TRANSACTION_MEMBERS } from './transactions.ts';
import { formatFieldPath, isDocumentId } from '../wire/FieldPath.ts';
import { encodeFields } from '../wire/encodeValue.ts';
import { readMembers } from '../wire/readMembers.ts';
import { formatTimestamp } from '../wire/timestamps.ts';

/** @throws RequestError for a choice of fields beside a sum or an average, in the words of the service. */
function checkSelection({ select, having }: Pick<Query, 'select' | 'having'>): void {
  const [first] = having ?? [];
  if (select === null || first === undefined) return;
  const chosen = select.map(formatFieldPath);
  if (select.every(isDocumentId)) {
    throw invalid(
      'Aggregation over non-key properties is not supported for base query that only returns keys.',
    );
  }
  const missing = having?.map(formatFieldPath).find((field) => !chosen.includes(field));
  throw invalid(
    missing === undefined
      ? 'Cannot apply property masks when aggregation fields are present.'
      : `The aggregation property ${missing} is not present in the base query's property mask.`,
  );
}

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
  checkSelection(query);
  const found = new DocumentReader(documents, user, false).list(query);
  const aggregateFields = encodeFields(aggregate(wanted, found, documents.root));
  return JSON.stringify([
    { result: { aggregateFields }, readTime: formatTimestamp(documents.clock.last()) },
  ]);
}
