import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryValue } from '../../testing/arbitraryValues.ts';
import { compareValues } from './compareValues.ts';
import { decodeValue } from './decodeValue.ts';
import { equalityKey } from './equalityKey.ts';

test('two values share a key exactly when they are equal', () => {
  fc.assert(
    fc.property(arbitraryValue, arbitraryValue, (a, b) => {
      expect(equalityKey(a) === equalityKey(b)).toBe(compareValues(a, b) === 0);
    }),
    { numRuns: 1000 },
  );
});

const map = (fields: object): object => ({ mapValue: { fields } });
const vector = (doubleValue: number): object =>
  map({
    __type__: { stringValue: '__vector__' },
    value: { arrayValue: { values: [{ doubleValue }] } },
  });
test.each([
  [{ integerValue: '1' }, { doubleValue: 1 }, true],
  [{ integerValue: '0' }, { doubleValue: '-0' }, true],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }, true],
  [{ integerValue: '9007199254740993' }, { doubleValue: 2 ** 53 }, false],
  [{ integerValue: '9223372036854775807' }, { doubleValue: 2 ** 63 }, false],
  [{ stringValue: '1' }, { integerValue: '1' }, false],
  [{ stringValue: 'null' }, { nullValue: null }, false],
  [vector(1), { arrayValue: { values: [{ doubleValue: 1 }] } }, false],
  [vector(0), vector(-0), true],
  [
    map({ a: { integerValue: '1' }, b: { nullValue: null } }),
    map({ b: { nullValue: null }, a: { doubleValue: 1 } }),
    true,
  ],
])('%j and %j: %s', (one, other, expected) => {
  const [a, b] = [decodeValue(one), decodeValue(other)];
  expect(equalityKey(a) === equalityKey(b)).toBe(expected);
  expect(compareValues(a, b) === 0).toBe(expected);
});
