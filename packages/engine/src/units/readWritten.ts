import { failure, success, type Result } from '../result.ts';
import { readNumberText } from './readNumberText.ts';
import { typedUnit } from './typedUnit.ts';

/** A text taken apart: the numbers it may mean, what to ask about them, and the text after them. */
export interface WrittenNumber {
  /** As decimal text without a sign. */
  readonly numbers: readonly string[];
  /** Null where it is one number. */
  readonly asks: 'ambiguous' | 'range' | 'fraction' | null;
  readonly isBelowZero: boolean;
  /** A unit, if anything. */
  readonly rest: string;
}

type WritingProblem = 'notANumber' | 'groupsUnclear' | 'exponent';

const PARTS = /^(?<sign>[+-]*) *(?<digits>[\d.,'٫٬ ]*)(?<rest>.*)$/u;
const FRACTION =
  /^(?:(?<whole>\d{1,6}) +)?(?<top>\d{1,6}) *\/ *(?<bottom>\d{1,6})(?<rest>[ \p{L}°%].*)?$/u;
const RANGE =
  /^(?<low>\d(?:[\d.,'٫٬ ]*\d)?) *(?:-|to) *(?<high>\d(?:[\d.,'٫٬ ]*\d)?)(?<rest>.*)$/iu;

/** What the text after the number says when it can be no unit. */
function restProblem(digits: string, rest: string): WritingProblem | null {
  if (rest === '') return null;
  if (/^(?:e[+-]?\d|\^)/i.test(rest)) return 'exponent';
  const mayBeUnit = digits !== '' && !/[-+'^]/.test(rest) && !/^\p{L}*\d/u.test(rest);
  return mayBeUnit || (digits !== '' && typedUnit(rest).length > 0) ? null : 'notANumber';
}

function readFraction(text: string): WrittenNumber | null {
  const { whole = '0', top = '', bottom = '0', rest = '' } = FRACTION.exec(text)?.groups ?? {};
  if (Number(bottom) === 0) return null;
  const numbers = [String(Number(whole) + Number(top) / Number(bottom))];
  return { numbers, asks: 'fraction', isBelowZero: false, rest: rest.trim() };
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
 * A plain text as it is written: a number, a fraction or a range, and what stands after it. Whether
 * the field can take it is not asked here.
 */
export function readWritten(text: string): Result<WrittenNumber, WritingProblem> {
  const fraction = readFraction(text);
  return fraction === null ? (readRange(text) ?? readOne(text)) : success(fraction);
}
