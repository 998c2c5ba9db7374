import { compareValues, typeOrder } from '../wire/compareValues.ts';
import type { FieldPath } from '../wire/FieldPath.ts';
import type { Value } from '../wire/Value.ts';
import { listedValues, type FieldFilter, type Filter, type UnaryFilter } from './Query.ts';

/** Gives the value of a field of the document in question; undefined where there is none. */
export type FieldReader = (field: FieldPath) => Value | undefined;

/** Whether a document passes a filter. A field it does not have passes none. */
export function matchesFilter(filter: Filter, read: FieldReader): boolean {
  if (filter.kind === 'composite') {
    return filter.operator === 'AND'
      ? filter.filters.every((each) => matchesFilter(each, read))
      : filter.filters.some((each) => matchesFilter(each, read));
  }
  const value = read(filter.field);
  if (value === undefined) return false;
  return filter.kind === 'unary' ? matchesUnary(filter, value) : matchesField(filter, value);
}

const isNaN = (value: Value): boolean => value.kind === 'double' && Number.isNaN(value.value);

function matchesUnary({ operator }: UnaryFilter, value: Value): boolean {
  switch (operator) {
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    case 'IS_NAN':
      return isNaN(value);
    case 'IS_NOT_NAN':
      return value.kind !== 'null' && !isNaN(value);
  }
}

/** Null and NaN are found by the unary operators alone: here they equal nothing, themselves included. */
export const isComparable = (value: Value): boolean => value.kind !== 'null' && !isNaN(value);

const equals = (value: Value, wanted: Value): boolean =>
  isComparable(wanted) && compareValues(value, wanted) === 0;

const isAmong = (value: Value, wanted: readonly Value[]): boolean =>
  wanted.some((each) => equals(value, each));

function matchesField({ operator, value: wanted }: FieldFilter, value: Value): boolean {
  switch (operator) {
    case 'EQUAL':
      return equals(value, wanted);
    case 'IN':
      return isAmong(value, listedValues(wanted));
    case 'NOT_EQUAL':
      return isNoneOf(value, [wanted]);
    case 'NOT_IN':
      return isNoneOf(value, listedValues(wanted));
    case 'ARRAY_CONTAINS':
      return listedValues(value).some((each) => equals(each, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return listedValues(value).some((each) => isAmong(each, listedValues(wanted)));
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return isInRange(operator, value, wanted);
  }
}

/** Whether a value is none of some others; when one of these is null that is never known. */
const isNoneOf = (value: Value, unwanted: readonly Value[]): boolean =>
  value.kind !== 'null' &&
  unwanted.every(({ kind }) => kind !== 'null') &&
  !isAmong(value, unwanted);

type RangeOperator = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';

function isInRange(operator: RangeOperator, value: Value, limit: Value): boolean {
  if (typeOrder(value) !== typeOrder(limit) || !isComparable(value) || !isComparable(limit)) {
    return false;
  }
  const order = compareValues(value, limit);
  if (order === 0) return operator.endsWith('_OR_EQUAL');
  return operator.startsWith('LESS') ? order < 0 : order > 0;
}
