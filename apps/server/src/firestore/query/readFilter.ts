import { invalid } from '../RequestError.ts';
import { decodeValue } from '../wire/decodeValue.ts';
import { comparedSize } from '../wire/documentSize.ts';
import { isDocumentId, parseFieldPath, type FieldPath } from '../wire/FieldPath.ts';
import { readList, readMembers } from '../wire/readMembers.ts';
import type { Value } from '../wire/Value.ts';
import {
  listedValues,
  type FieldFilter,
  type FieldOperator,
  type Filter,
  type UnaryFilter,
  type UnaryOperator,
} from './Query.ts';

const FIELD_OPERATORS: readonly FieldOperator[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
];

const UNARY_OPERATORS: readonly UnaryOperator[] = [
  'IS_NULL',
  'IS_NOT_NULL',
  'IS_NAN',
  'IS_NOT_NAN',
];

const MOST_VALUES: Partial<Record<FieldOperator, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

/**
 * Reads a filter.
 * @throws RequestError when it is no filter, or compares a field with what it cannot be compared
 *   with.
 */
export function readFilter(json: unknown): Filter {
  const { fieldFilter, unaryFilter, compositeFilter } = readMembers(json, [
    'fieldFilter',
    'unaryFilter',
    'compositeFilter',
  ]);
  if (fieldFilter !== undefined) return readFieldFilter(fieldFilter);
  if (unaryFilter !== undefined) return readUnaryFilter(unaryFilter);
  if (compositeFilter !== undefined) return readCompositeFilter(compositeFilter);
  throw invalid('Unknown Filter type.');
}

/** Reads `{fieldPath}`. */
export const readField = (json: unknown): FieldPath =>
  parseFieldPath(readMembers(json ?? {}, ['fieldPath']).fieldPath);

function readFieldFilter(json: unknown): FieldFilter {
  const { field, op, value } = readMembers(json, ['field', 'op', 'value']);
  const operator = FIELD_OPERATORS.find((each) => each === op);
  const filter = { field: readField(field), value: decodeFilterValue(value) };
  if (operator === undefined) throw invalid('Unknown FieldFilter operator.');
  checkList(operator, filter.value);
  checkSizes(operator, filter);
  if (isDocumentId(filter.field)) checkNames(operator, filter.value);
  return { kind: 'field', ...filter, operator };
}

/** A list of lists is no value of a document, but `IN` may compare with lists. */
function decodeFilterValue(json: unknown): Value {
  const { arrayValue } = readMembers(json ?? {}, VALUE_KINDS);
  if (arrayValue === undefined) return decodeValue(json ?? {});
  const values = readList(readMembers(arrayValue, ['values']).values);
  return { kind: 'array', values: values.map(decodeValue) };
}

const VALUE_KINDS = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
] as const;

function checkList(operator: FieldOperator, value: Value): void {
  const most = MOST_VALUES[operator];
  if (most === undefined) return;
  if (value.kind !== 'array') throw invalid(`'${operator}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (value.values.length > most) {
    throw invalid(`'${operator}' supports up to ${most} comparison values.`);
  }
}

/** Bytes of a value that an index holds; no query can ask for the rest. */
const MOST_BYTES = 1500;

function checkSizes(
  operator: FieldOperator,
  { field, value }: { readonly field: FieldPath; readonly value: Value },
): void {
  const values = MOST_VALUES[operator] === undefined ? [value] : listedValues(value);
  if (values.every((each) => comparedSize(each) <= MOST_BYTES)) return;
  throw invalid(`value for ${field.join('.')} is too large to be used in a query`);
}

function checkNames(operator: FieldOperator, value: Value): void {
  if (operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY') {
    throw invalid('the name __key__ is reserved');
  }
  const names = MOST_VALUES[operator] === undefined ? [value] : listedValues(value);
  if (names.some(({ kind }) => kind !== 'reference')) {
    throw invalid('__key__ filter value must be a Key');
  }
}

function readUnaryFilter(json: unknown): UnaryFilter {
  const { field, op } = readMembers(json, ['field', 'op']);
  const operator = UNARY_OPERATORS.find((each) => each === op);
  if (operator === undefined) throw invalid('Unknown UnaryFilter operator.');
  const path = readField(field);
  if (isDocumentId(path)) throw invalid('__key__ filter value must be a Key');
  return { kind: 'unary', field: path, operator };
}

function readCompositeFilter(json: unknown): Filter {
  const { op, filters } = readMembers(json, ['op', 'filters']);
  if (op !== 'AND' && op !== 'OR') throw invalid('Unsupported CompositeFilter operator.');
  return { kind: 'composite', operator: op, filters: readList(filters).map(readFilter) };
}
