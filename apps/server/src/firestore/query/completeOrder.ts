import { compareText } from '../wire/compareText.ts';
import { DOCUMENT_ID, formatFieldPath, isDocumentId, type FieldPath } from '../wire/FieldPath.ts';
import { isComparable } from './matchesFilter.ts';
import { leavesOf, type FieldFilter, type Filter, type Order, type UnaryFilter } from './Query.ts';

const INEQUALITIES: readonly (FieldFilter | UnaryFilter)['operator'][] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];

const isSame = (left: FieldPath, right: FieldPath): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index]);

function compareFields(left: FieldPath, right: FieldPath): number {
  for (const [index, name] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareText(name, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Nothing is more or less than null or NaN: the service strikes such a condition out. */
const isVoid = (leaf: FieldFilter | UnaryFilter): boolean =>
  leaf.kind === 'field' && /^(LESS|GREATER)/.test(leaf.operator) && !isComparable(leaf.value);

/** The fields that are compared by more than equality, each once, sorted. */
export function inequalityFields(where: Filter | null): readonly FieldPath[] {
  const fields = leavesOf(where)
    .filter((leaf) => INEQUALITIES.includes(leaf.operator) && !isVoid(leaf))
    .map(({ field }) => field);
  const byName = new Map(fields.map((field) => [formatFieldPath(field), field]));
  return [...byName.values()].sort(compareFields);
}

/**
 * The whole order of a query: after the orders it names come the fields of inequalities and the
 * document's name, in the direction of the last order it names.
 */
export function completeOrder(explicit: readonly Order[], where: Filter | null): readonly Order[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const isOrdered = (field: FieldPath): boolean =>
    explicit.some((order) => isSame(order.field, field));
  const implied = [...inequalityFields(where).filter((field) => !isDocumentId(field)), DOCUMENT_ID]
    .filter((field) => !isOrdered(field))
    .map((field) => ({ field, isDescending }));
  // Names are unique: an order behind the name would decide nothing.
  return explicit.some(({ field }) => isDocumentId(field)) ? explicit : [...explicit, ...implied];
}
