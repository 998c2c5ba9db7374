import { failure, success, type Result } from '../result.ts';
import { readNumberText } from './readNumberText.ts';
import { typedUnit } from './typedUnit.ts';

/** A text taken apart: the numbers it may mean, what to ask about them, and the text after them. */
export interface WrittenNumber {
  /** As decimal text without a sign. */
  readonly numbers: readonly string[];
  /** Null where it is one number. */
  readonly asks: 'ambiguous' | 'range' | 'fraction' | 'ratio' | null;
  readonly isBelowZero: boolean;
  /** The text after the number: a unit, if anything. */
  readonly rest: string;
}

type WritingProblem = 'notANumber' | 'groupsUnclear' | 'exponent';

const PARTS = /^(?<sign>[+-]*) *(?<digits>[\d.,'٫٬ ]*)(?<rest>.*)$/u;
const FRACTION =
  /^(?:(?<whole>\d{1,6}) +)?(?<top>\d{1,6}) *\/ *(?<bottom>\d{1,6})(?<rest>[ \p{L}°%].*)?$/u;
const RANGE =
  /^(?<low>\d(?:[\d.,'٫٬ ]*\d)?) *(?:-|to) *(?<high>\d(?:[\d.,'٫٬ ]*\d)?)(?<rest>.*)$/iu;

/**
 * A ratio of product to the rest, as labels print it; the digits of the rest may stand in groups.
 */
const RATIO = /^(?<part>\d{1,6}(?:[.,]\d{1,2})?) *: *(?<parts>\d{1,3}(?:[ .,]\d{3})+|\d{1,6})$/;

/** The problem of a text after the number that can be no unit; null where it may be one. */
function restProblem(digits: string, rest: string): WritingProblem | null {
  if (rest === '') return null;
  if (/^(?:e[+-]?\d|\^)/i.test(rest)) return 'exponent';
  const mayBeUnit = digits !== '' && !/[-+'^:]/.test(rest) && !/^\p{L}*\d/u.test(rest);
  return mayBeUnit || (digits !== '' && typedUnit(rest).length > 0) ? null : 'notANumber';
}

function readFraction(text: string): WrittenNumber | null {
  const { whole = '0', top = '', bottom = '0', rest = '' } = FRACTION.exec(text)?.groups ?? {};
  if (Number(bottom) === 0) return null;
  const numbers = [String(Number(whole) + Number(top) / Number(bottom))];
  return { numbers, asks: 'fraction', isBelowZero: false, rest: rest.trim() };
}

/**
 * `1:100` in % v/v: one part in a hundred parts of spray, or one part beside a hundred parts of
 * water. Labels mean either (legendbrandsrestoration.com, What does a ratio really mean): the two
 * are a hundredth apart here, half as much again at 1:2, so nobody may guess.
 */
function readRatio(text: string): WrittenNumber | null {
  const { part = '0', parts = '0' } = RATIO.exec(text)?.groups ?? {};
  const product = Number(part.replace(',', '.'));
  const others = Number(parts.replaceAll(/[ .,]/g, ''));
  if (others === 0) return null;
  const numbers = [others, product + others].map((all) => String((product * 100) / all));
  return { numbers, asks: 'ratio', isBelowZero: false, rest: '% v/v' };
}

/** Every number that texts of figures may mean. */
function readAll(texts: readonly string[]): Result<readonly string[], WritingProblem> {
  const numbers: string[] = [];
  for (const text of texts) {
    const read = readNumberText(text);
    if (!read.ok) return read;
    numbers.push(...read.value);
  }
  return success(numbers);
}

function readRange(text: string): Result<WrittenNumber, WritingProblem> | null {
  const { low, high, rest = '' } = RANGE.exec(text)?.groups ?? {};
  if (low === undefined || high === undefined) return null;
  const problem = restProblem(high, rest.trim());
  if (problem !== null) return failure(problem);
  const read = readAll([low, high]);
  if (!read.ok) return read;
  return success({ numbers: read.value, asks: 'range', isBelowZero: false, rest: rest.trim() });
}

function readOne(text: string): Result<WrittenNumber, WritingProblem> {
  const { sign = '', digits = '', rest = '' } = PARTS.exec(text)?.groups ?? {};
  if (sign.length > 1) return failure('notANumber');
  const problem = restProblem(digits.trim(), rest.trim());
  if (problem !== null) return failure(problem);
  const read = readAll([digits.trim()]);
  if (!read.ok) return read;
  const asks = read.value.length > 1 ? 'ambiguous' : null;
  return success({ numbers: read.value, asks, isBelowZero: sign === '-', rest: rest.trim() });
}

/**
 * A plain text as it is written: a number, a fraction, a ratio or a range, and what stands after
 * it. Whether the field can take the number is not asked here.
 */
export function readWritten(text: string): Result<WrittenNumber, WritingProblem> {
  const settled = readFraction(text) ?? readRatio(text);
  return settled === null ? (readRange(text) ?? readOne(text)) : success(settled);
}
