import { invalid } from '../RequestError.ts';
import { equalityKey } from '../wire/equalityKey.ts';
import { formatFieldPath, isDocumentId } from '../wire/FieldPath.ts';
import { inequalityFields } from './completeOrder.ts';
import { isComparable } from './matchesFilter.ts';
import {
  leavesOf,
  listedValues,
  type FieldFilter,
  type Filter,
  type UnaryFilter,
} from './Query.ts';

const MOST_DISJUNCTIONS = 30;
const MOST_PARTS = 100;
const MOST_INEQUALITY_FIELDS = 10;

type Leaf = FieldFilter | UnaryFilter;

const EXCLUSIONS: readonly Leaf['operator'][] = [
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];

const isNamed = ({ field, operator }: Leaf): boolean =>
  isDocumentId(field) && (operator === 'EQUAL' || operator === 'IN');

/** How many alternatives a filter has when it is written as an OR of ANDs. */
function disjunctions(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(disjunctions);
    return filter.operator === 'AND'
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  if (filter.operator !== 'IN' && filter.operator !== 'ARRAY_CONTAINS_ANY') return 1;
  return new Set(listedValues(filter.value).filter(isComparable).map(equalityKey)).size;
}

/** The most conditions on members of a list that one alternative holds. */
function arrayConditions(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(arrayConditions);
    return filter.operator === 'AND'
      ? counts.reduce((sum, count) => sum + count, 0)
      : Math.max(0, ...counts);
  }
  return Number(filter.operator === 'ARRAY_CONTAINS' || filter.operator === 'ARRAY_CONTAINS_ANY');
}

const hasOr = (filter: Filter): boolean =>
  filter.kind === 'composite' && (filter.operator === 'OR' || filter.filters.some(hasOr));

/**
 * Refuses what the official service refuses of filters taken together.
 * @param orders how many orders the query names itself.
 * @throws RequestError in its words.
 */
export function checkFilters(where: Filter | null, orders: number): void {
  const leaves = leavesOf(where);
  if (leaves.length + orders > MOST_PARTS) {
    throw invalid(
      `The query may not have more than ${MOST_PARTS} filters + sort orders + ancestor total. ` +
        `Currently there are ${leaves.length} filters, ${orders} sort orders, and no ancestor filter.`,
    );
  }
  if (where === null) return;
  checkExclusions(where, leaves);
  if (arrayConditions(where) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  const count = disjunctions(where);
  if (count > MOST_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more ` +
        `than the maximum of ${MOST_DISJUNCTIONS}`,
    );
  }
  const unequal = inequalityFields(where);
  if (leaves.some(isNamed) && unequal.length > 0 && !unequal.some(isDocumentId)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear ' +
        'in inequalities.',
    );
  }
  const fields = unequal.map(formatFieldPath);
  if (fields.length > MOST_INEQUALITY_FIELDS) {
    throw invalid(
      `The query contains ${fields.length} distinct inequality fields: [${fields.join(', ')}]. ` +
        `A query may not have more than ${MOST_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
}

function checkExclusions(where: Filter, leaves: readonly Leaf[]): void {
  if (leaves.filter(({ operator }) => EXCLUSIONS.includes(operator)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const operators = leaves.map(({ operator }) => operator);
  const isAlternative =
    hasOr(where) || operators.includes('IN') || operators.includes('ARRAY_CONTAINS_ANY');
  if (operators.includes('NOT_IN') && isAlternative) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}
