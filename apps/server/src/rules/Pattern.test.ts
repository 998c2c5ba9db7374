import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Pattern, PatternError } from './Pattern.ts';

const matches = (text: string, pattern: string): boolean => Pattern.of(pattern).matchesWhole(text);

describe('patterns that other engines drown in', () => {
  test.each(['(a+)+', '(a|a)*', '(a|aa)+', '(.*a){20}', '(a*)*b', '((a?){30}){30}'])(
    '%s over 5000 characters answers at once',
    (pattern) => {
      const started = performance.now();
      try {
        expect(matches(`${'a'.repeat(5000)}!`, pattern)).toBe(false);
      } catch (cause) {
        expect(cause).toBeInstanceOf(PatternError);
      }
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );

  test.each([
    ['counts within counts', '((a{100}){100}){100}'],
    ['a long text copied', `(${'a?'.repeat(100)}){1000}`],
    ['many counts', 'a{1000}'.repeat(100)],
    ['a count behind an empty quote', `(${'(a{30})\\Q\\E{30}'.repeat(9)}){2}`],
    ['more steps than a pattern may have', '(a?){1000}(b?){1000}'],
  ])('a pattern too large is refused before it costs anything: %s', (_name, pattern) => {
    expect(() => Pattern.of(pattern)).toThrow(PatternError);
  });

  test('a text too long for a pattern is refused, and so are searches that look at it again and again', () => {
    const letters = 'a'.repeat(100_000);
    expect(matches(letters, 'a*')).toBe(true);
    expect(() => matches(letters, '(a?){100}')).toThrow(PatternError);
    expect(() => Pattern.of('.*b|a').findAll(letters)).toThrow(PatternError);
  });
});

describe('what RE2 refuses', () => {
  test.each([
    '(',
    ')',
    '[',
    '[a',
    'a**',
    '*',
    '(?=a)',
    '(?!a)',
    '(?<=a)',
    '(a)\\1',
    '\\',
    'a{2,1}',
    'a{1001}',
    '[b-a]',
    '(?P<n',
    '\\p{Nope}',
    '[[:nope:]]',
    '\\8',
  ])('%s', (pattern) => {
    expect(() => Pattern.of(pattern)).toThrow(PatternError);
  });
});

/** Patterns whose meaning RE2 and JavaScript share, so that one engine checks the other. */
const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '(?:ab)', 'c');
const shared = fc
  .array(fc.tuple(atom, fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}', '*?', '+?')), {
    maxLength: 4,
  })
  .map((parts) => parts.map(([one, count]) => one + count).join(''));
const pattern = fc
  .array(shared, { minLength: 1, maxLength: 3 })
  .map((options) => `(${options.join('|')})`);
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 8 });

test('whole matches agree with the JavaScript engine', () => {
  fc.assert(
    fc.property(pattern, text, (one, over) => {
      expect(matches(over, one)).toBe(new RegExp(`^(?:${one})$`).test(over));
    }),
    { numRuns: 1000 },
  );
});

test('found matches and their groups agree with the JavaScript engine', () => {
  fc.assert(
    fc.property(pattern, text, (one, over) => {
      const expected = [...over.matchAll(new RegExp(one, 'g'))];
      fc.pre(expected.every(([whole]) => whole !== ''));
      const { matches: found } = Pattern.of(one).findAll(over);
      expect(found.map(({ groups }) => groups)).toEqual(expected.map((match) => [...match]));
    }),
    { numRuns: 1000 },
  );
});
