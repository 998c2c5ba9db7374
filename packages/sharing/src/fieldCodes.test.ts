import { draftRows } from '@mix/engine';
import { expect, it } from 'vitest';
import { withCodes, withNames } from './fieldCodes.ts';
import { SENT_CODES } from './testing/sentCodes.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** In the order they are given away: one letter, then two. */
const ALL_CODES = ['', ...LETTERS].flatMap((first) => LETTERS.map((last) => first + last));

it('has one code for one name, and another for every other', () => {
  const names = [...new Set([...Object.keys(SENT_CODES), ...draftRows().map(({ name }) => name)])];
  const coded = names.flatMap((name) => Object.keys(withCodes({ [name]: 1 }) as object));
  const twice = coded.filter((code, place) => coded.indexOf(code) !== place);
  const lastTaken = Math.max(...coded.map((code) => ALL_CODES.indexOf(code)));
  expect(twice, `the next free one is ${String(ALL_CODES[lastTaken + 1])}`).toEqual([]);
  for (const { name, path, field } of draftRows()) {
    expect(withCodes({ [name]: 1 }), path).toEqual({ [field.code ?? `_${name}`]: 1 });
  }
});

it('has a code for every field of a draft but price and catch test, which do not travel', () => {
  const uncoded = draftRows().filter(({ field }) => field.code === null);
  expect(uncoded.map(({ name }) => name)).toEqual([
    'catchTest',
    'flowLPerMin',
    'pressureBar',
    'price',
    'amountCents',
    'per',
  ]);
});

it('keeps the codes of version 1 as they are', () => {
  expect(withCodes({ draft: { sprayAreaHa: 1, nutrientsPct: { N: 46 } }, notes: 'x' })).toEqual({
    a: { u: 1, as: { _N: 46 } },
    aB: 'x',
  });
});

it('keeps every code that was ever sent', () => {
  const fields = Object.keys(SENT_CODES);
  expect(withCodes(Object.fromEntries(fields.map((name) => [name, 1])))).toEqual(
    Object.fromEntries(Object.values(SENT_CODES).map((code) => [code, 1])),
  );
  for (const [name, code] of Object.entries(SENT_CODES)) {
    expect(withCodes({ [name]: 1 })).toEqual({ [code]: 1 });
    expect(withNames({ [code]: 1 })).toEqual({ [name]: 1 });
  }
});

it('reads keys of no name as they stand', () => {
  expect(withNames({ a: { _N: 46, zz: 1 } })).toEqual({ draft: { N: 46, zz: 1 } });
});
