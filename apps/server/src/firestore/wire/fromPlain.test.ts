import { expect, test } from 'vitest';
import { encodeFields } from './encodeValue.ts';
import { fieldsFromPlain } from './fromPlain.ts';

test('plain values get the types the client library gives them', () => {
  const plain = {
    nothing: null,
    left: undefined,
    flag: true,
    words: 'Urea',
    whole: 46,
    fraction: 0.46,
    large: 2 ** 53,
    minusZero: -0,
    list: [1, { a: 'b' }],
    empty: [],
  };
  expect(encodeFields(fieldsFromPlain(plain))).toEqual({
    nothing: { nullValue: null },
    flag: { booleanValue: true },
    words: { stringValue: 'Urea' },
    whole: { integerValue: '46' },
    fraction: { doubleValue: 0.46 },
    large: { doubleValue: 2 ** 53 },
    minusZero: { doubleValue: '-0' },
    list: {
      arrayValue: {
        values: [{ integerValue: '1' }, { mapValue: { fields: { a: { stringValue: 'b' } } } }],
      },
    },
    empty: { arrayValue: {} },
  });
});

test('what JSON has no word for is refused', () => {
  expect(() => fieldsFromPlain({ a: 1n })).toThrow('A document cannot hold a bigint.');
});
