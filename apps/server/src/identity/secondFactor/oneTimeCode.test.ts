import { describe, expect, it, test } from 'vitest';
import { base32, hotp, stepAt, stepOfCode } from './oneTimeCode.ts';

/** The secret of the examples of RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890');

test('RFC 4226, appendix D: the codes of the counters 0 to 9', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((counter) => hotp(SECRET, counter))).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B, SHA-1: at %i s %s', (seconds, code) => {
  expect(hotp(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10, without padding: %j is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

describe('a typed code', () => {
  const nowMs = 1_111_111_111_000;
  const step = stepAt(nowMs);
  const typed = (at: number, afterStep = 0) =>
    stepOfCode(SECRET, hotp(SECRET, at), { nowMs, afterStep });

  it('is good in its own step and the one on either side', () => {
    expect([step - 2, step - 1, step, step + 1, step + 2].map((at) => typed(at))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it('is good once, and so is none before it', () => {
    expect(typed(step, step)).toBeNull();
    expect(typed(step - 1, step)).toBeNull();
    expect(typed(step + 1, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', '00000é', 'abcdef'])('is not %j', (code) => {
    expect(stepOfCode(SECRET, code, { nowMs, afterStep: 0 })).toBeNull();
  });
});
