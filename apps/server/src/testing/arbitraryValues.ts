import fc from 'fast-check';
import type { Value } from '../firestore/wire/Value.ts';

const FIRST = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1000n;
const LAST = BigInt(Date.parse('9999-12-31T23:59:59Z')) * 1000n;

/** Integers around the numbers at which 64-bit integers and doubles differ. */
const integer = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -3n, max: 3n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
);

const double = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0.5, 2 ** 53, 2 ** 63, -(2 ** 63)),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('', 'a', 'ａ', '🌾', '\ue000', '\ud7ff', 'a\u0000'),
);

const id = fc.constantFrom('a', 'b', '__id1__', '__id-7__', '__id10__', 'a!', 'ü');

const reference = fc
  .array(
    fc.tuple(
      id.filter((each) => !each.startsWith('__')),
      id,
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((pairs) => `projects/p/databases/(default)/documents/${pairs.flat().join('/')}`);

const fieldName = text.filter((name) => name !== '' && !/^__.*__$/s.test(name));

const { value } = fc.letrec<{ value: Value; scalar: Value; array: Value; map: Value }>((tie) => ({
  scalar: fc.oneof(
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map<Value>((each) => ({ kind: 'boolean', value: each })),
    integer.map<Value>((each) => ({ kind: 'integer', value: each })),
    double.map<Value>((each) => ({ kind: 'double', value: each })),
    fc.bigInt({ min: FIRST, max: LAST }).map<Value>((each) => ({ kind: 'timestamp', value: each })),
    text.map<Value>((each) => ({ kind: 'string', value: each })),
    fc.uint8Array({ maxLength: 4 }).map<Value>((each) => ({ kind: 'bytes', value: each })),
    reference.map<Value>((name) => ({ kind: 'reference', name })),
    fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.integer({ min: -180, max: 180 }))
      .map<Value>(([latitude, longitude]) => ({ kind: 'geoPoint', latitude, longitude })),
    fc
      .array(double, { minLength: 1, maxLength: 3 })
      .map<Value>((values) => ({ kind: 'vector', values })),
  ),
  array: fc
    .array(fc.oneof(tie('scalar'), tie('map')), { maxLength: 3 })
    .map<Value>((values) => ({ kind: 'array', values })),
  map: fc
    .array(fc.tuple(fieldName, tie('value')), { maxLength: 3 })
    .map<Value>((entries) => ({ kind: 'map', fields: new Map(entries) })),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('scalar'),
    tie('array'),
    tie('map'),
  ),
}));

/** Any value a document can hold, weighted to the edges of each type. */
export const arbitraryValue = value;
