import { double, int, nothing, text, type WireJson } from './wireValues.ts';

/** The values of a field over some documents, their sum and their average. */
export type AggregationCase = readonly [
  name: string,
  values: readonly WireJson[],
  sum: WireJson,
  average: WireJson,
];

const MAX = '9223372036854775807';
const NAN = double('NaN');

export const AGGREGATION_CASES: readonly AggregationCase[] = [
  ['integers', [int(1), int(2), int(3)], int(6), double(2)],
  [
    'what is no number is left out',
    [int(1), double(2.5), text('x'), nothing],
    double(3.5),
    double(1.75),
  ],
  ['too large for 64 bits', [int(MAX), int(1)], double(2 ** 63), double(2 ** 62)],
  [
    'too large on the way only',
    [int(MAX), int(MAX), int(`-${MAX}`)],
    int(MAX),
    double(2 ** 63 / 3),
  ],
  ['beyond 2^53', [int('9007199254740993'), int(0)], int('9007199254740993'), double(2 ** 52)],
  [
    'beyond 2^53 with a double',
    [int('9007199254740993'), double(0)],
    double(2 ** 53),
    double(2 ** 52),
  ],
  ['NaN', [int(1), NAN], NAN, NAN],
  ['both infinities', [double('Infinity'), double('-Infinity')], NAN, NAN],
  ['tenths', [double(0.1), double(0.2), double(0.3)], double(0.6), double(0.6 / 3)],
  ['small beside large', [double(1e16), int(1), int(1)], double(1e16 + 2), double((1e16 + 2) / 3)],
  ['too large', [double(1e308), double(1e308)], double('Infinity'), double('Infinity')],
  [
    'a large integer beside a fraction',
    [int('9007199254740993'), double(0.5), double(0.5)],
    double(2 ** 53),
    double(2 ** 53 / 3),
  ],
  ['smallest', [double(5e-324), double(5e-324), double(-5e-324)], double(5e-324), double(0)],
  ['no numbers', [text('x')], int(0), nothing],
  ['no documents', [], int(0), nothing],
];

/** Cases whose figures differ from run to run in the emulator, by how it adds them up. */
export const EXACT_SUMS: readonly AggregationCase[] = [
  [
    'too large on the way',
    [double(1e308), double(1e308), double(-1e308)],
    double(1e308),
    double(1e308 / 3),
  ],
  [
    'too large on the way to minus infinity',
    [double(1e308), double(1e308), double('-Infinity')],
    double('-Infinity'),
    double('-Infinity'),
  ],
];

/**
 * Figures of a window over six documents: `k` is in all of them, 1 to 6, `n` in every second, ten
 * times `k`. Documents without every summed or averaged field are left out before the window is
 * taken.
 */
export const AGGREGATION_WINDOWS: readonly (readonly [
  query: object,
  summed: readonly string[],
  figures: { readonly count: WireJson } & Readonly<Record<string, WireJson>>,
])[] = [
  [{ limit: 2 }, ['n'], { count: int(2), n: int(60) }],
  [{ offset: 1 }, ['k', 'n'], { count: int(2), k: int(10), n: int(100) }],
  [{ offset: 1, limit: 1 }, ['n'], { count: int(1), n: int(40) }],
  [{ limit: 2 }, [], { count: int(2) }],
  [
    { limit: 2, orderBy: [{ field: { fieldPath: 'k' }, direction: 'DESCENDING' }] },
    ['n'],
    { count: int(2), n: int(100) },
  ],
  [{ limit: 3 }, ['k', 'nowhere'], { count: int(0), k: int(0), nowhere: int(0) }],
];

const KEYS_ALONE =
  'Aggregation over non-key properties is not supported for base query that only returns keys.';

/** Refusals of fields that a query selects beside a sum of `n`. */
export const REFUSED_SELECTIONS: readonly (readonly [fields: readonly string[], words: string])[] =
  [
    [['n'], 'Cannot apply property masks when aggregation fields are present.'],
    [['k', 'n'], 'Cannot apply property masks when aggregation fields are present.'],
    [['k'], "The aggregation property n is not present in the base query's property mask."],
    [['__name__'], KEYS_ALONE],
    [[], KEYS_ALONE],
  ];
