import { afterEach, expect, it, vi } from 'vitest';
import { isWithinLimits, readJson, type JsonLimits } from './readJson.ts';

const limits: JsonLimits = { depth: 3, containers: 4, members: 6 };

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['[[[1]]]', true],
  ['[[[[1]]]]', false],
  ['[[],[],[]]', true],
  ['[[],[],[],[]]', false],
  ['{"a":1,"b":2,"c":3}', true],
  ['{"a":1,"b":2,"c":3,"d":4}', false],
  ['[1,2,3,4,5,6,7]', true],
  ['[1,2,3,4,5,6,7,8]', false],
  // Signs within a text, also after a quote that is escaped, are none.
  ['["[[[[[{{{{,,,,,::::"]', true],
  [String.raw`["\"[[[[[,,,,,\\"]`, true],
  ['["[[[[[', true],
])('looks at %s before it is read', (text, isWithin) => {
  expect(isWithinLimits(text, limits)).toBe(isWithin);
});

it('makes nothing of a text that holds too much, however small its parts are', () => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(readJson(`[${'[],'.repeat(200_000)}[]]`)).toBeUndefined();
  expect(readJson('['.repeat(10_000_000))).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
  expect(readJson('{"a":[1]}')).toEqual({ a: [1] });
});
