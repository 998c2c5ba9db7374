import { PatternError, type CharacterTest } from './PatternNode.ts';

export const range =
  (from: number, to: number): CharacterTest =>
  (codePoint) =>
    codePoint >= from && codePoint <= to;

export const anyOf =
  (tests: readonly CharacterTest[]): CharacterTest =>
  (codePoint) =>
    tests.some((test) => test(codePoint));

export const negated =
  (test: CharacterTest): CharacterTest =>
  (codePoint) =>
    !test(codePoint);

const among = (ranges: readonly (readonly [string, string])[]): CharacterTest =>
  anyOf(ranges.map(([from, to]) => range(from.charCodeAt(0), to.charCodeAt(0))));

const DIGIT = among([['0', '9']]);
export const WORD = among([
  ['0', '9'],
  ['A', 'Z'],
  ['a', 'z'],
  ['_', '_'],
]);
const SPACE = among([
  ['\t', '\n'],
  ['\f', '\r'],
  [' ', ' '],
]);
const LOWER = among([['a', 'z']]);
const UPPER = among([['A', 'Z']]);
const ALPHA = anyOf([LOWER, UPPER]);
const ALNUM = anyOf([ALPHA, DIGIT]);
const GRAPH = among([['!', '~']]);

/** `\d` and its like; in RE2 all of them know ASCII only. */
export const PERL_CLASSES: ReadonlyMap<string, CharacterTest> = new Map([
  ['d', DIGIT],
  ['D', negated(DIGIT)],
  ['w', WORD],
  ['W', negated(WORD)],
  ['s', SPACE],
  ['S', negated(SPACE)],
]);

/** The names in `[[:alpha:]]`. */
export const POSIX_CLASSES: ReadonlyMap<string, CharacterTest> = new Map([
  ['alnum', ALNUM],
  ['alpha', ALPHA],
  ['ascii', range(0, 127)],
  ['blank', anyOf([range(32, 32), range(9, 9)])],
  ['digit', DIGIT],
  ['graph', GRAPH],
  ['lower', LOWER],
  ['print', range(32, 126)],
  ['punct', (codePoint) => GRAPH(codePoint) && !ALNUM(codePoint)],
  ['space', anyOf([SPACE, range(11, 11)])],
  ['upper', UPPER],
  ['word', WORD],
  ['xdigit', anyOf([DIGIT, range(65, 70), range(97, 102)])],
]);

const GENERAL_CATEGORY = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfos]?)$/;

/** `\p{Lu}`: a general category of Unicode; scripts are not read. */
export function unicodeClass(name: string): CharacterTest {
  if (!GENERAL_CATEGORY.test(name)) throw new PatternError(`\\p{${name}} is not read`);
  const pattern = new RegExp(`^\\p{${name}}$`, 'u');
  return (codePoint) => pattern.test(String.fromCodePoint(codePoint));
}

/** A class without regard to case. */
export const ignoringCase =
  (test: CharacterTest): CharacterTest =>
  (codePoint) => {
    if (test(codePoint)) return true;
    const text = String.fromCodePoint(codePoint);
    return [text.toLowerCase(), text.toUpperCase()].some((other) => {
      const folded = other.codePointAt(0);
      return folded !== undefined && String.fromCodePoint(folded) === other && test(folded);
    });
  };
