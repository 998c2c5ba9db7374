import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardText, unguardText } from './guardText.ts';

it.each([
  '=1+1',
  '+64 21',
  '-1',
  '@SUM(A1)',
  '\0=1',
  '＝1',
  "'=1",
  '"=1',
  ' =1',
  '\v+1',
  '\f-1',
  '\u00a0@A',
  ' " =1',
])('makes %j text', (text) => {
  expect(guardText(text)).toBe(`'${text}`);
  expect(unguardText(guardText(text))).toBe(text);
});

it.each([
  ['Hill;=1+1', "Hill;'=1+1"],
  ['Hill,@SUM(A1)', "Hill,'@SUM(A1)"],
  ['Hill\t+64', "Hill\t'+64"],
  ['\t=1', "'\t'=1"],
  ['Gate\r\n=1', "Gate\r'\n'=1"],
  ["Hill;'=1", "Hill;''=1"],
  ['Hill;"=1"', 'Hill;\'"=1"'],
  ['Hill; =1', "Hill;' =1"],
  ['Gate\n\v\f@A1', "Gate\n'\v\f@A1"],
  ['Gate\n=1 \r\n =2', "Gate\n'=1 \r'\n' =2"],
])('makes %j text for whoever has another separator', (text, guarded) => {
  expect(guardText(text)).toBe(guarded);
  expect(unguardText(guarded)).toBe(text);
});

it.each(["'t Hooft", 'a=b', 'a; b', ' a', '3,5 - 4', 'Hill - gate', "'"])(
  'leaves %j as it is',
  (text) => {
    expect(guardText(text)).toBe(text);
    expect(unguardText(text)).toBe(text);
  },
);

it('is the same again once it is unguarded, whatever it was', () => {
  const signs = fc.constantFrom(...Array.from('"\',;\r\n\t\0=+-@1a \v\f'));
  const nasty = fc.array(signs, { minLength: 1, maxLength: 8 }).map((some) => some.join(''));
  fc.assert(
    fc.property(nasty, (text) => {
      expect(unguardText(guardText(text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
