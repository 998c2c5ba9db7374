import { double, int, list, map, nothing, ref, text, type WireJson } from './wireValues.ts';

const field = (fieldPath: string, op: string, value: WireJson = int(1)): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string): object => ({
  unaryFilter: { field: { fieldPath }, op },
});
const and = (...filters: object[]): object => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]): object => ({ compositeFilter: { op: 'OR', filters } });
const orders = (...paths: string[]): object[] =>
  paths.map((fieldPath) => ({ field: { fieldPath } }));
const numbers = (count: number): WireJson =>
  list(...Array.from({ length: count }, (_, index) => int(index)));
const many = (count: number, op: string): object[] =>
  Array.from({ length: count }, (_, index) => field(`f${index}`, op));

const ONE_EXCLUSION =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const NOT_IN_ALONE =
  "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
const NAME_AND_RANGE =
  'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
const ADA = field('__name__', 'EQUAL', ref('p/ada'));
const NAMES = field('__name__', 'IN', list(ref('p/ada'), ref('p/bea')));
const ONE_ARRAY_CONTAINS = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";

/** Queries on the collection `p` that are refused, and the message. */
export const REFUSED_QUERIES: readonly (readonly [name: string, query: object, words: string])[] = [
  [
    'two collections',
    { from: [{ collectionId: 'p' }, { collectionId: 'q' }] },
    'StructuredQuery.from cannot have more than one collection selector.',
  ],
  [
    'a collection with a slash',
    { from: [{ collectionId: 'p/q' }] },
    'Collection id "p/q" is invalid because it contains "/".',
  ],
  [
    'a reserved collection',
    { from: [{ collectionId: '__p__' }] },
    'Collection id "__p__" is invalid because it is reserved.',
  ],
  [
    'a text longer than an index holds',
    { where: field('a', 'EQUAL', text('x'.repeat(1500))) },
    'value for a is too large to be used in a query',
  ],
  [
    'one of several that is too long',
    { where: field('a', 'IN', list(text('x'), text('é'.repeat(750)))) },
    'value for a is too large to be used in a query',
  ],
  [
    'a list of too much',
    { where: field('a.b', 'EQUAL', numbers(188)) },
    'value for a.b is too large to be used in a query',
  ],
  [
    'a map of too much',
    { where: field('a', 'EQUAL', map({ a: text('x'.repeat(1498)) })) },
    'value for a is too large to be used in a query',
  ],
  ['an empty filter', { where: {} }, 'Unknown Filter type.'],
  ['no operator', { where: field('a', 'OPERATOR_UNSPECIFIED') }, 'Unknown FieldFilter operator.'],
  [
    'no operator for several',
    { where: { compositeFilter: { filters: [field('a', 'EQUAL')] } } },
    'Unsupported CompositeFilter operator.',
  ],
  ['no field', { where: field('', 'EQUAL') }, 'Invalid empty property path string.'],
  ['no such path', { where: field('a..b', 'EQUAL') }, 'Invalid property path "a..b".'],
  [
    'a reserved name',
    { where: field('__x__', 'EQUAL') },
    'Invalid reserved name in field path __x__',
  ],
  [
    'no value',
    { where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL' } } },
    'Cannot convert firestore.v1.Value with type unset.',
  ],
  ['in without a list', { where: field('a', 'IN') }, "'IN' requires an ArrayValue."],
  ['not in a map', { where: field('a', 'NOT_IN', map({})) }, "'NOT_IN' requires an ArrayValue."],
  ['in nothing', { where: field('a', 'IN', list()) }, "'IN' requires an non-empty ArrayValue."],
  [
    'in 31 values',
    { where: field('a', 'IN', numbers(31)) },
    "'IN' supports up to 30 comparison values.",
  ],
  [
    'any of 31 values',
    { where: field('a', 'ARRAY_CONTAINS_ANY', numbers(31)) },
    "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
  ],
  [
    'not in 11 values',
    { where: field('a', 'NOT_IN', numbers(11)) },
    "'NOT_IN' supports up to 10 comparison values.",
  ],
  [
    'two exclusions',
    { where: and(field('a', 'NOT_EQUAL'), field('b', 'NOT_EQUAL')) },
    ONE_EXCLUSION,
  ],
  [
    'an exclusion and not null',
    { where: and(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')) },
    ONE_EXCLUSION,
  ],
  [
    'in and not in',
    { where: and(field('a', 'IN', numbers(1)), field('b', 'NOT_IN', numbers(1))) },
    NOT_IN_ALONE,
  ],
  [
    'or and not in',
    { where: or(field('a', 'EQUAL'), field('b', 'NOT_IN', numbers(1))) },
    NOT_IN_ALONE,
  ],
  [
    'two lists searched',
    { where: and(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS_ANY', numbers(1))) },
    ONE_ARRAY_CONTAINS,
  ],
  [
    'in 6 and in 6 values',
    { where: and(field('a', 'IN', numbers(6)), field('b', 'IN', numbers(6))) },
    'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
  ],
  [
    '31 alternatives',
    { where: or(...many(31, 'EQUAL')) },
    'Too many disjunctions after normalization. Result had 31 disjunctions which is more than the maximum of 30',
  ],
  [
    '101 conditions',
    { where: and(...many(101, 'EQUAL')) },
    'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
  ],
  [
    '11 ranges',
    { where: and(...many(11, 'GREATER_THAN')) },
    'The query contains 11 distinct inequality fields',
  ],
  [
    'an order twice',
    { orderBy: orders('a', 'a') },
    'order by clause cannot contain duplicate fields a',
  ],
  [
    'an order behind the name',
    { orderBy: orders('__name__', 'a') },
    'order by clause cannot contain more fields after the key',
  ],
  ['a limit below 0', { limit: -1 }, 'limit is negative'],
  ['an offset below 0', { offset: -1 }, 'offset is negative'],
  [
    'a place with more values than orders',
    { orderBy: orders('a'), startAt: { values: [int(1), ref('p/ada')] } },
    'Cursor has too many values.',
  ],
  [
    'a place whose name is none',
    { orderBy: orders('__name__'), endAt: { values: [text('ada')] } },
    'Cursor __key__ value is not a document reference.',
  ],
  [
    'a name that is none',
    { where: field('__name__', 'EQUAL', text('ada')) },
    '__key__ filter value must be a Key',
  ],
  [
    'a list of names of which one is none',
    { where: field('__name__', 'IN', list(ref('p/ada'), text('bea'))) },
    '__key__ filter value must be a Key',
  ],
  [
    'a name that is null',
    { where: unary('__name__', 'IS_NULL') },
    '__key__ filter value must be a Key',
  ],
  [
    'a name with members',
    { where: field('__name__', 'ARRAY_CONTAINS', ref('p/ada')) },
    'the name __key__ is reserved',
  ],
  ['a name and a range', { where: and(ADA, field('a', 'GREATER_THAN')) }, NAME_AND_RANGE],
  ['a range and one of names', { where: and(field('a', 'NOT_EQUAL'), NAMES) }, NAME_AND_RANGE],
  ['a name or a range', { where: or(ADA, unary('a', 'IS_NOT_NULL')) }, NAME_AND_RANGE],
];

/** Queries on `p` at the edge of the limits, which are not refused. */
export const ALLOWED_QUERIES: readonly (readonly [name: string, query: object])[] = [
  ['in 30 values', { where: field('a', 'IN', numbers(30)) }],
  ['not in 10 values', { where: field('a', 'NOT_IN', numbers(10)) }],
  [
    'in 6 and in 5 values',
    { where: and(field('a', 'IN', numbers(6)), field('b', 'IN', numbers(5))) },
  ],
  ['30 alternatives', { where: or(...many(30, 'EQUAL')) }],
  ['100 conditions', { where: and(...many(100, 'EQUAL')) }],
  ['10 ranges', { where: and(...many(10, 'GREATER_THAN')) }],
  ['an and of nothing', { where: and() }],
  ['a comparison with null', { where: field('a', 'EQUAL', nothing) }],
  ['a comparison with NaN', { where: field('a', 'LESS_THAN', double('NaN')) }],
  ['a name and an equality', { where: and(ADA, field('a', 'EQUAL')) }],
  [
    'a name, a range of names and one',
    { where: and(ADA, field('__name__', 'LESS_THAN', ref('p/b')), field('a', 'LESS_THAN')) },
  ],
  ['a name and a range of nothing', { where: and(ADA, field('a', 'LESS_THAN', double('NaN'))) }],
  ['limit 0', { limit: 0 }],
  ['an empty place', { orderBy: orders('a'), startAt: { values: [] } }],
];
