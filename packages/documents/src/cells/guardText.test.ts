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

/* Texts that LibreOffice 7.4 or Excel turns into a number, a day or a time. */
it.each([
  '0012',
  '00',
  '12345678901234567',
  '1E5',
  '12e-3',
  '3/4',
  '13-14',
  '12-11-2026',
  '12.11.2026',
  '1.50',
  '1,5',
  '1 000',
  '1 1/2',
  '10:30',
  '7: 30',
  '5 %',
  '$5',
  '(5)',
  ' 12',
  'MAR1',
  'Sept 2',
  '3 mars',
  '1-ene',
  '1-Déc-26',
  "'0012",
  '"3/4',
])('makes %j text, so that it is the same when it is opened', (text) => {
  expect(guardText(text)).toBe(`'${text}`);
  expect(unguardText(guardText(text))).toBe(text);
});

/* Numbers and days that are read back unchanged, and texts that every program leaves as text. */
it.each([
  '0',
  '12',
  '2080039',
  "'12",
  '2026-11-21',
  '2026-11-21T10:00:00+13:00',
  'P003660',
  '12.5 ha',
  'BBCH 13-14',
  'Paddock 3/4',
  'Mare 3',
  'Marsh',
  '10: 5; 20: 6',
  '',
])('leaves %j, which is the same again', (text) => {
  expect(guardText(text)).toBe(text);
  expect(unguardText(text)).toBe(text);
});

it.each(["'t Hooft", 'a=b', 'a; b', ' a', '3,5 - 4', 'Hill - gate', "'"])(
  'leaves %j as it is',
  (text) => {
    expect(guardText(text)).toBe(text);
    expect(unguardText(text)).toBe(text);
  },
);

it('is the same again once it is unguarded, whatever it was', () => {
  const signs = fc.constantFrom(...Array.from('"\',;\r\n\t\0=+-@10eE/.:%a \v\f'));
  const nasty = fc.array(signs, { minLength: 1, maxLength: 8 }).map((some) => some.join(''));
  fc.assert(
    fc.property(nasty, (text) => {
      expect(unguardText(guardText(text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
