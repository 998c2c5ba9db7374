import type { Condition, Operator, QueryCase } from './queryTable.ts';
import type { WireJson } from './wireValues.ts';

const OPERATORS: Readonly<Record<Operator, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
};

/** Null and NaN have operators of their own, which the client library uses too. */
function unaryOperator(operator: Operator, value: WireJson): string | null {
  const not = operator === '!=' ? 'NOT_' : '';
  if (operator !== '==' && operator !== '!=') return null;
  if ('nullValue' in value) return `IS_${not}NULL`;
  return value['doubleValue'] === 'NaN' ? `IS_${not}NAN` : null;
}

function filterOf(condition: Condition): object {
  if ('and' in condition) {
    return { compositeFilter: { op: 'AND', filters: condition.and.map(filterOf) } };
  }
  if ('or' in condition) {
    return { compositeFilter: { op: 'OR', filters: condition.or.map(filterOf) } };
  }
  const [fieldPath, operator, value] = condition;
  const unary = unaryOperator(operator, value);
  return unary === null
    ? { fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value } }
    : { unaryFilter: { field: { fieldPath }, op: unary } };
}

function orderOf(order: string, isReversed: boolean): object {
  const isDescending = order.startsWith('-') !== isReversed;
  return {
    field: { fieldPath: order.replace(/^-/, '') },
    direction: isDescending ? 'DESCENDING' : 'ASCENDING',
  };
}

interface Place {
  readonly values: readonly WireJson[];
  readonly before: boolean;
}

/** The same place in the order, for the reversed order. */
const flipped = (place: Place | undefined): Place | undefined =>
  place && { values: place.values, before: !place.before };

function placesOf(query: QueryCase): { first: Place | undefined; last: Place | undefined } {
  const { startAt, startAfter, endAt, endBefore } = query;
  const start = startAt ?? startAfter;
  const end = endAt ?? endBefore;
  return {
    first: start && { values: start, before: startAt !== undefined },
    last: end && { values: end, before: endBefore !== undefined },
  };
}

/** The wire form of a query, as the client library would send it. */
export function queryToWire(query: QueryCase): { parent: string; structuredQuery: object } {
  const { from, where, orderBy = [] } = query;
  const { first, last } = placesOf(query);
  // The last ones are the first ones of the reversed order.
  const isReversed = query.limitToLast !== undefined;
  const slash = from.lastIndexOf('/');
  return {
    parent: slash === -1 ? '' : `/${from.slice(0, slash)}`,
    structuredQuery: {
      from: [{ collectionId: from.slice(slash + 1), allDescendants: query.isGroup ?? false }],
      ...(where === undefined ? {} : { where: filterOf(where) }),
      orderBy: orderBy.map((order) => orderOf(order, isReversed)),
      startAt: isReversed ? flipped(last) : first,
      endAt: isReversed ? flipped(first) : last,
      limit: query.limit ?? query.limitToLast,
    },
  };
}
