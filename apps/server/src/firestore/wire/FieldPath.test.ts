import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFields } from './decodeValue.ts';
import { encodeFields } from './encodeValue.ts';
import { formatFieldPath, leadsTo, parseFieldPath, pickFields, withValueAt } from './FieldPath.ts';

test.each([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`a\\`b\\\\c`', ['a`b\\c']],
  ['`\\n`', ['n']],
  ['`1`.`~*/[]`', ['1', '~*/[]']],
  ['__name__', ['__name__']],
  [Array(20).fill('a').join('.'), Array<string>(20).fill('a')],
])('%j leads to %j', (text, path) => {
  expect(parseFieldPath(text)).toEqual(path);
});

test.each([
  ['', 'Invalid empty property path string.'],
  [undefined, 'Invalid empty property path string.'],
  ['.', 'Invalid property path "."'],
  ['a.', 'Invalid property path "a."'],
  ['.a', 'Invalid property path'],
  ['a..b', 'Invalid property path'],
  ['`a', 'Invalid property path'],
  ['``', 'Invalid property path'],
  ['a`b', 'Invalid property path'],
  ['`a`b', 'Invalid property path'],
  ['1a', 'Invalid property path'],
  ['a-b', 'Invalid property path'],
  ['a[0]', 'Invalid property path'],
  ['é', 'Invalid property path'],
  ['*', 'Invalid property path'],
  ['__x__', 'Invalid reserved name in field path __x__'],
  ['a.`__x__`', 'Invalid reserved name in field path __x__'],
  ['a.__name__', 'Invalid reserved name'],
  ['x'.repeat(1501), 'property path is longer than 1500 bytes.'],
  [Array(21).fill('a').join('.'), 'paths must have at most 20 elements'],
])('%j is refused', (text, words) => {
  expect(() => parseFieldPath(text)).toThrow(words);
});

test('a path of any names is written so that it is read back', () => {
  const name = fc.string({ minLength: 1, maxLength: 6 }).filter((each) => !/^__.*__$/.test(each));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [['a'], ['a', 'b'], true],
  [['a'], ['a'], true],
  [['a', 'b'], ['a'], false],
  [['b'], ['a', 'b'], false],
])('%j leads to %j: %s', (path, other, expected) => {
  expect(leadsTo(path, other)).toBe(expected);
});

describe('changing fields by a path', () => {
  const one = { integerValue: '1' };
  const two = { integerValue: '2' };
  const inner = (fields: object): object => ({ mapValue: { fields } });
  // As Google's emulator changes documents by an update mask.
  test.each([
    ['sets', { a: one }, ['b'], two, { a: one, b: two }],
    ['replaces', { a: one }, ['a'], two, { a: two }],
    ['makes maps on the way', {}, ['a', 'b'], one, { a: inner({ b: one }) }],
    [
      'keeps the neighbours',
      { a: inner({ b: one }) },
      ['a', 'c'],
      two,
      { a: inner({ b: one, c: two }) },
    ],
    ['takes the place of what is no map', { a: one }, ['a', 'b'], two, { a: inner({ b: two }) }],
    ['removes', { a: one, b: two }, ['a'], undefined, { b: two }],
    [
      'removes below',
      { a: inner({ b: one, c: two }) },
      ['a', 'b'],
      undefined,
      { a: inner({ c: two }) },
    ],
    ['removes nothing where there is nothing', { a: one }, ['x', 'y'], undefined, { a: one }],
    ['removes nothing below what is no map', { a: one }, ['a', 'y'], undefined, { a: one }],
  ])('%s', (_name, before, path, value, after) => {
    const decoded = value === undefined ? undefined : decodeFields({ value }).get('value');
    expect(encodeFields(withValueAt(decodeFields(before), path, decoded))).toEqual(after);
  });

  test('picks what a mask names and nothing else', () => {
    const fields = decodeFields({ a: inner({ b: one, c: two }), d: one, e: two });
    expect(encodeFields(pickFields(fields, [['a', 'c'], ['d'], ['x', 'y']]))).toEqual({
      a: inner({ c: two }),
      d: one,
    });
  });
});
