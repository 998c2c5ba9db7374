import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryValue } from '../../testing/arbitraryValues.ts';
import { compareText } from './compareText.ts';
import { compareValues } from './compareValues.ts';
import { decodeValue } from './decodeValue.ts';
import type { Value } from './Value.ts';

const ref = (path: string): object => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});
const list = (...values: object[]): object => ({ arrayValue: { values } });
const map = (fields: object): object => ({ mapValue: { fields } });
const vector = (...numbers: number[]): object =>
  map({
    __type__: { stringValue: '__vector__' },
    value: list(...numbers.map((doubleValue) => ({ doubleValue }))),
  });

// Values of every type: those of a line are equal, and come before those of the next line.
const IN_ORDER: readonly (readonly object[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ doubleValue: -(2 ** 63) }, { integerValue: '-9223372036854775808' }],
  [{ integerValue: '-1' }, { doubleValue: -1 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: '-0' }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ doubleValue: 1.5 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 2 ** 53 }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 2 ** 53 + 2 }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '1969-12-31T23:59:59.999999Z' }],
  [{ timestampValue: '2026-01-01T00:00:00Z' }],
  [{ stringValue: '' }],
  [{ stringValue: 'A' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'aa' }],
  [{ stringValue: 'ü' }],
  [{ stringValue: 'ａ' }],
  [{ stringValue: '🌾' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: 'AAE=' }],
  [{ bytesValue: '/w==' }],
  [ref('a/__id-7__')],
  [ref('a/__id2__')],
  [ref('a/__id10__')],
  [ref('a/a')],
  [ref('a/a/b/c')],
  [ref('a/a!')],
  [ref('b/a')],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: { latitude: 0, longitude: -5 } }],
  [{ geoPointValue: { latitude: 0, longitude: 5 } }],
  [list()],
  [list({ nullValue: null })],
  [list({ integerValue: '1' }), list({ doubleValue: 1 })],
  [list({ integerValue: '1' }, { nullValue: null })],
  [list({ integerValue: '2' })],
  [vector(9)],
  [vector(1, 2)],
  [vector(2, 1)],
  [map({})],
  [map({ a: { integerValue: '1' } })],
  [map({ a: { integerValue: '1' }, b: { nullValue: null } })],
  [map({ a: { integerValue: '2' } })],
  [map({ b: { nullValue: null } })],
  [map({ ü: { nullValue: null } })],
];

test('every type in its place, and values in order within it', () => {
  const values = IN_ORDER.map((line) => line.map(decodeValue));
  for (const [i, left] of values.entries()) {
    for (const [j, right] of values.entries()) {
      const pair = [left[0], right.at(-1)] as [Value, Value];
      expect([i, j, Math.sign(compareValues(...pair))]).toEqual([i, j, Math.sign(i - j)]);
    }
  }
});

test('maps are compared by their keys in order, however they were written', () => {
  const [one, other] = [
    { a: { integerValue: '1' }, b: { integerValue: '2' } },
    { b: { integerValue: '2' }, a: { integerValue: '1' } },
  ].map((fields) => decodeValue(map(fields))) as [Value, Value];
  expect(compareValues(one, other)).toBe(0);
});

describe('a total order', () => {
  test('of any two values, one comes first or they are equal', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('of any three values in order, the first comes before the last', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (one, two, three) => {
        const [a, b, c] = [one, two, three].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(a, b)).toBeLessThanOrEqual(0);
        expect(compareValues(b, c)).toBeLessThanOrEqual(0);
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        // Where the ends are equal, so is what is between them.
        if (compareValues(a, c) === 0) {
          expect([compareValues(a, b), compareValues(b, c)]).toEqual([0, 0]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('a text longer than an index holds is in order by all of it', () => {
  const [long, longer] = ['x'.repeat(1600), 'x'.repeat(1700)];
  expect(Math.sign(compareText(long, longer))).toBe(-1);
});

test('texts are ordered as their UTF-8 bytes are', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
    { numRuns: 1000 },
  );
});
